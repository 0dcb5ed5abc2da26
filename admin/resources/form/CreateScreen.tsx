import { Create } from '@refinedev/antd'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useValidationContext } from '../../api/client-settings.ts'
import { titleOf } from '../../api/declarations.ts'
import { useRow } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { defaultsOf, draftOf } from '../../fields/inputs/values.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { pageProps, plainContent } from '../../ui/page-props.tsx'
import { UnsavedChangesDialog } from '../../ui/UnsavedChangesDialog.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { copyOf } from './copy-row.ts'
import { DraftNote } from './DraftNote.tsx'
import { presetOf } from './preset.ts'
import { RowForm } from './RowForm.tsx'
import { useFormPage } from './useFormPage.ts'
import { rowValidator } from './validate-row.ts'

type Props = { declaration: AnyResource }

/** The page for a new row: with default values and the relations named in the address, or copied from the row named there (`?copy=`). */
export function CreateScreen({ declaration }: Props) {
  const copiedId = useSearchParams()[0].get('copy')
  return copiedId ? <CopiedRow key={copiedId} declaration={declaration} id={copiedId} /> : <EmptyForms declaration={declaration} />
}

function CopiedRow({ declaration, id }: Props & { id: string }) {
  const { query } = useRow(declaration, id)
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  return query.data ? <NewRow declaration={declaration} source={query.data.data} /> : <Loading />
}

/** «Save and add another» starts over with another form. */
function EmptyForms({ declaration }: Props) {
  const [added, setAdded] = useState(0)
  const navigate = useNavigate()
  const preset = presetOf(declaration.fields, useSearchParams()[0])
  const addAnother = () => {
    // The next form begins at its first step.
    navigate({ search: String(new URLSearchParams(preset)) }, { replace: true })
    setAdded(added + 1)
  }
  return <NewRow key={added} declaration={declaration} source={null} preset={preset} onAddAnother={addAnother} />
}

type NewRowProps = Props & { source: AnyRow | null; preset?: AnyRow; onAddAnother?: () => void }

function NewRow({ declaration, source, preset, onAddAnother = () => undefined }: NewRowProps) {
  const { name, label, fields } = declaration
  const { t } = useTranslation()
  const { locale, localize, localizeInline } = useLocale()
  const navigate = useNavigate()
  const showDenial = useDenialReason(declaration, 'show')
  const context = useValidationContext()
  const [initialValues] = useState(() => (source ? copyOf(declaration, source) : { ...defaultsOf(fields), ...preset }))
  const isLast = useRef(true)
  const page = useFormPage({
    declaration,
    draftName: `${name}/${source ? `copy-${source.id}` : 'new'}`,
    onSaved: ({ id }) => {
      if (!isLast.current) return onAddAnother()
      navigate(showDenial ? adminPages.list({ resource: name }) : adminPages.show({ resource: name, id: String(id) }))
    },
  })
  const title = source
    ? t('form.copyTitle', { row: titleOf(declaration, source, locale) })
    : t('form.createTitle', { resource: localizeInline(label.one) })
  usePageTitle(title)

  const submit = (values: AnyRow, options: { isLast: boolean }) => {
    isLast.current = options.isLast
    page.save(draftOf(fields, values))
  }

  return (
    <Create
      resource={name}
      {...pageProps({ title, breadcrumbs: [{ label: localize(label.many), to: adminPages.list({ resource: name }) }] })}
      {...plainContent}
    >
      {source && <Alert type="info" showIcon className="copy-note" message={t('form.copyNote')} />}
      <DraftNote page={page} initialValues={initialValues} />
      {page.isReady && (
        <RowForm
          declaration={declaration}
          form={page.form}
          onChange={() => page.onValuesChange(initialValues)}
          initialValues={initialValues}
          issues={page.issues}
          onIssues={page.setIssues}
          validate={rowValidator(declaration, null, locale, context)}
          onSubmit={(values) => submit(values, { isLast: true })}
          {...(!source && declaration.access.edit !== false && { onAddAnother: (values) => submit(values, { isLast: false }) })}
          isSaving={page.isSaving}
          submitLabel={t('form.create')}
          onCancel={() => navigate(adminPages.list({ resource: name }))}
        />
      )}
      <UnsavedChangesDialog onLeave={page.discardDraft} />
    </Create>
  )
}

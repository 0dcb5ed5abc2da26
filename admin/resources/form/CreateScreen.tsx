import { type BaseRecord, useCreate, useOne } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useValidationContext } from '../../app/client-settings.ts'
import { resourcePaths } from '../../app/resource-paths.ts'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { useDenial } from '../../auth/useDenial.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { titleOf } from '../declarations.ts'
import { copyOf } from './copy-row.ts'
import { DraftNote } from './DraftNote.tsx'
import { presetOf } from './preset.ts'
import { RowForm } from './RowForm.tsx'
import { useRowForm } from './useRowForm.ts'
import { rowValidator } from './validate-row.ts'
import { defaultsOf, draftOf } from './values.ts'

type Props = { declaration: AnyResource }

/** The page for a new row: with default values and the relations named in the address, or copied from the row named there (`?copy=`). */
export function CreateScreen({ declaration }: Props) {
  const copiedId = useSearchParams()[0].get('copy')
  return copiedId ? <CopiedRow key={copiedId} declaration={declaration} id={copiedId} /> : <EmptyForms declaration={declaration} />
}

function CopiedRow({ declaration, id }: Props & { id: string }) {
  const { query } = useOne<BaseRecord, ApiError>({ resource: declaration.name, id, errorNotification: false })
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
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const denialReason = useDenial()
  const context = useValidationContext()
  const { mutateAsync } = useCreate<BaseRecord, ApiError, AnyRow>()
  const [initialValues] = useState(() => (source ? copyOf(declaration, source) : { ...defaultsOf(fields), ...preset }))
  const { form, issues, setIssues, isSaving, save, notifyFailure, markChanged, draft, restoreDraft, discardDraft } = useRowForm(
    `${name}/${source ? `copy-${source.id}` : 'new'}`,
    initialValues,
  )
  const title = source
    ? t('form.copyTitle', { row: titleOf(declaration, source, locale) })
    : t('form.createTitle', { resource: localizeInline(label.one) })
  usePageTitle(title)

  const submit = async (values: AnyRow, isLast: boolean) => {
    const send = () =>
      mutateAsync({ resource: name, values: draftOf(fields, values), successNotification: false, errorNotification: false })
    const error = await save(send, ({ data }) => {
      notification.success({ message: t('form.created') })
      if (!isLast) return onAddAnother()
      navigate(denialReason(declaration, 'show') ? resourcePaths.list(name) : resourcePaths.show(name, String(data.id)))
    })
    if (error) notifyFailure(error)
  }

  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: localize(label.many), to: resourcePaths.list(name) }]} />
      {source && <Alert type="info" showIcon className="copy-note" message={t('form.copyNote')} />}
      {draft && <DraftNote draft={draft} onRestore={restoreDraft} onDiscard={discardDraft} />}
      <RowForm
        declaration={declaration}
        form={form}
        onChange={markChanged}
        initialValues={initialValues}
        issues={issues}
        onIssues={setIssues}
        validate={rowValidator(declaration, null, locale, context)}
        onSubmit={(values) => void submit(values, true)}
        {...(!source && { onAddAnother: (values) => void submit(values, false) })}
        isSaving={isSaving}
        submitLabel={t('form.create')}
        onCancel={() => navigate(resourcePaths.list(name))}
      />
    </>
  )
}

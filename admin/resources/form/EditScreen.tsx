import { Edit } from '@refinedev/antd'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useValidationContext } from '../../api/client-settings.ts'
import { titleOf } from '../../api/declarations.ts'
import { useRow } from '../../api/resource-client.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { changesOf, formValuesOf } from '../../fields/inputs/values.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { pageProps, plainContent } from '../../ui/page-props.tsx'
import { ScreenMessage } from '../../ui/ScreenMessage.tsx'
import { UnsavedChangesDialog } from '../../ui/UnsavedChangesDialog.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { isStoredRow } from './conflict.ts'
import { DraftNote } from './DraftNote.tsx'
import { RowForm } from './RowForm.tsx'
import { useChangeByOthers } from './useChangeByOthers.ts'
import { useFormPage } from './useFormPage.ts'
import { rowValidator } from './validate-row.ts'

type Props = { declaration: AnyResource }

/** The edit page of a row. The form is mounted with the row as it is stored now, never before it has loaded. */
export function EditScreen({ declaration }: Props) {
  const { id = '' } = useParams()
  const { query } = useRow(declaration, id, {
    queryOptions: { refetchOnMount: 'always', refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
  })
  const denialReason = useRowDenialReasons(declaration)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [reloads, setReloads] = useState(0)
  const denial = query.isFetchedAfterMount && query.data ? denialReason(query.data.data, 'edit') : null
  if (denial)
    return (
      <ScreenMessage
        status="warning"
        title={<h1>{denial}</h1>}
        action={
          <Button type="primary" onClick={() => navigate(adminPages.show({ resource: declaration.name, id }))}>
            {t('show.details')}
          </Button>
        }
      />
    )
  if (query.isFetchedAfterMount && query.data)
    return (
      <EditForm
        key={`${id} ${reloads}`}
        declaration={declaration}
        row={query.data.data}
        onReload={async () => {
          await query.refetch()
          setReloads((before) => before + 1)
        }}
      />
    )
  return query.isError ? <LoadError error={query.error} retry={() => query.refetch()} /> : <Loading />
}

type EditFormProps = Props & { row: AnyRow; onReload: () => Promise<void> }

function EditForm({ declaration, row, onReload }: EditFormProps) {
  const { name, label, fields } = declaration
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const context = useValidationContext()
  const { base, page, save, leave, conflict, setConflict } = useEditForm(declaration, row)
  const { form } = page
  const { theirs, dismiss } = useChangeByOthers(declaration, base)
  const title = t('form.editTitle', { row: titleOf(declaration, base, locale) })
  usePageTitle(title)
  return (
    <Edit
      resource={name}
      recordItemId={String(base.id)}
      {...pageProps({ title, breadcrumbs: [{ label: localize(label.many), to: adminPages.list({ resource: name }) }] })}
      {...plainContent}
    >
      <DraftNote page={page} initialValues={base} />
      {theirs && (
        <ChangedMeanwhile
          declaration={declaration}
          row={theirs}
          onCompare={() => {
            setConflict(theirs)
            dismiss()
          }}
        />
      )}
      {page.isReady && (
        <RowForm
          declaration={declaration}
          form={form}
          onChange={() => page.onValuesChange(base)}
          initialValues={formValuesOf(fields, base)}
          issues={page.issues}
          onIssues={page.setIssues}
          validate={rowValidator(declaration, base, locale, context)}
          onSubmit={(values) => save(values, base.version)}
          isSaving={page.isSaving}
          submitLabel={t('form.save')}
          onCancel={leave}
        />
      )}
      <UnsavedChangesDialog onLeave={page.discardDraft} />
      {conflict && (
        <ConflictDialog
          declaration={declaration}
          before={base}
          mine={form.getFieldsValue(true)}
          theirs={conflict}
          onClose={() => setConflict(null)}
          onKeepMine={(merged) => {
            form.setFields(Object.entries(merged).map(([field, value]) => ({ name: [field], value })))
            setConflict(null)
            save(merged, conflict.version)
          }}
          onKeepTheirs={() => {
            page.allowLeaving()
            void onReload()
          }}
        />
      )}
    </Edit>
  )
}

/** The form of a stored row. `conflict` is the row as another admin has saved it meanwhile, if saving failed for that. */
function useEditForm(declaration: AnyResource, row: AnyRow) {
  const { name, fields } = declaration
  // The form started from this row, whatever a background refresh brings.
  const [base] = useState(row)
  const id = String(base.id)
  const navigate = useNavigate()
  const showDenial = useDenialReason(declaration, 'show')
  const refresh = useRefresh(name)
  const [conflict, setConflict] = useState<AnyRow | null>(null)
  const leave = () => navigate(showDenial ? adminPages.list({ resource: name }) : adminPages.show({ resource: name, id }))
  const page = useFormPage({
    declaration,
    id,
    draftName: `${name}/${id}`,
    onSaved: () => {
      leave()
      void refresh(id)
    },
    onError: ({ statusCode, current }) => {
      const isConflict = statusCode === 412 && isStoredRow(current)
      if (isConflict) setConflict(current)
      return isConflict
    },
  })
  /** Saves the changes to the version; leaves the page at once if there are none. */
  const save = (values: AnyRow, version: unknown) => {
    const changes = changesOf(fields, base, values)
    if (Object.keys(changes).length > 0) return page.save({ ...changes, version })
    page.allowLeaving()
    leave()
  }
  return { base, page, save, leave, conflict, setConflict }
}

import { type BaseRecord, useOne, useUpdate } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useValidationContext } from '../../app/client-settings.ts'
import { resourcePaths } from '../../app/resource-paths.ts'
import { unsavedChanges } from '../../app/unsaved-changes.ts'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { useDenial } from '../../auth/useDenial.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { titleOf } from '../declarations.ts'
import { useRefresh } from '../useRowActions.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { applyChoices, isStoredRow } from './conflict.ts'
import { DraftNote } from './DraftNote.tsx'
import { RowForm } from './RowForm.tsx'
import { useRowForm } from './useRowForm.ts'
import { rowValidator } from './validate-row.ts'
import { changesOf, formValuesOf } from './values.ts'

type Props = { declaration: AnyResource }

/** The edit page of a row. The form is mounted with the row as it is stored now, never before it has loaded. */
export function EditScreen({ declaration }: Props) {
  const { id = '' } = useParams()
  const { query } = useOne<BaseRecord, ApiError>({
    resource: declaration.name,
    id,
    errorNotification: false,
    // Later changes by others must not replace what is being typed: the save reports them.
    queryOptions: { refetchOnMount: 'always', refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
  })
  const [reloads, setReloads] = useState(0)
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

function EditForm({ declaration, row, onReload }: Props & { row: AnyRow; onReload: () => Promise<void> }) {
  const { name, label, fields } = declaration
  // The form started from this row, whatever a background refresh brings.
  const [base] = useState(row)
  const id = String(base.id)
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const denialReason = useDenial()
  const context = useValidationContext()
  const refresh = useRefresh(name)
  const { mutateAsync } = useUpdate<BaseRecord, ApiError, AnyRow>()
  const { form, issues, setIssues, isSaving, save, notifyFailure, markChanged, draft, restoreDraft, discardDraft } = useRowForm(
    `${name}/${id}`,
    base,
  )
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const nextAddress = denialReason(declaration, 'show') ? resourcePaths.list(name) : resourcePaths.show(name, id)
  const title = t('form.editTitle', { row: titleOf(declaration, base, locale) })
  usePageTitle(title)

  const submit = async (values: AnyRow, version: unknown) => {
    const changes = changesOf(fields, base, values)
    if (Object.keys(changes).length === 0) {
      discardDraft()
      unsavedChanges.mark(false)
      return navigate(nextAddress)
    }
    const send = () =>
      mutateAsync({
        resource: name,
        id,
        values: { ...changes, version },
        invalidates: ['list', 'many'],
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
      })
    const error = await save(send, () => {
      notification.success({ message: t('form.saved') })
      navigate(nextAddress)
      void refresh(id)
    })
    if (error instanceof ApiError && error.statusCode === 412 && isStoredRow(error.current)) setTheirs(error.current)
    else if (error) notifyFailure(error)
  }

  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: localize(label.many), to: resourcePaths.list(name) }]} />
      {draft && <DraftNote draft={draft} onRestore={restoreDraft} onDiscard={discardDraft} />}
      <RowForm
        declaration={declaration}
        form={form}
        onChange={markChanged}
        initialValues={formValuesOf(fields, base)}
        issues={issues}
        onIssues={setIssues}
        validate={rowValidator(declaration, base, locale, context)}
        onSubmit={(values) => void submit(values, base.version)}
        isSaving={isSaving}
        submitLabel={t('form.save')}
        onCancel={() => navigate(nextAddress)}
      />
      {theirs && (
        <ConflictDialog
          declaration={declaration}
          before={base}
          mine={form.getFieldsValue(true)}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onKeepMine={(choices) => {
            const merged = applyChoices(form.getFieldsValue(true), base, choices)
            form.setFields(Object.entries(merged).map(([field, value]) => ({ name: [field], value })))
            setTheirs(null)
            void submit(merged, theirs.version)
          }}
          onKeepTheirs={() => {
            setTheirs(null)
            unsavedChanges.discard()
            void onReload()
          }}
        />
      )}
    </>
  )
}

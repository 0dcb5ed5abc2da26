import { useForm } from '@refinedev/antd'
import { type BaseRecord, useWarnAboutChange } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useValidationContext } from '../../app/client-settings.ts'
import { resourcePaths } from '../../app/resource-paths.ts'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { useDenial } from '../../auth/useDenial.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { titleOf } from '../declarations.ts'
import { useRefresh } from '../useRowActions.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { applyChoices, isStoredRow } from './conflict.ts'
import { type FormIssue, issuesOf } from './issues.ts'
import { RowForm } from './RowForm.tsx'
import { rowValidator } from './validate-row.ts'
import { changesOf } from './values.ts'

/** The edit page of a row. It sends the changed values and the version they are based on. */
export function EditScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label, fields } = declaration
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const denialReason = useDenial()
  const context = useValidationContext()
  const refresh = useRefresh(name)
  const { setWarnWhen } = useWarnAboutChange()
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const nextAddress = denialReason(declaration, 'show') ? resourcePaths.list(name) : resourcePaths.show(name, id)

  const { form, formProps, onFinish, formLoading, query } = useForm<BaseRecord, ApiError, AnyRow>({
    resource: name,
    action: 'edit',
    id,
    redirect: false,
    successNotification: false,
    errorNotification: false,
    queryOptions: { refetchOnMount: 'always', staleTime: Number.POSITIVE_INFINITY },
    invalidates: ['list', 'many'],
    onMutationSuccess: async () => {
      notification.success({ message: t('form.saved') })
      navigate(nextAddress)
      await refresh(id)
    },
    onMutationError: (error) => {
      setWarnWhen(true)
      setIssues(issuesOf(error.errors))
      if (error.statusCode === 412 && isStoredRow(error.current)) setTheirs(error.current)
      else if (Object.keys(error.errors).length === 0)
        notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
    },
  })

  const base: AnyRow | undefined = query?.isFetchedAfterMount ? query.data?.data : undefined
  const title = base ? t('form.editTitle', { row: titleOf(declaration, base, locale) }) : localize(label.one)
  usePageTitle(title)

  const save = (values: AnyRow, version: unknown) => {
    if (!base) return
    const changes = changesOf(fields, base, values)
    if (Object.keys(changes).length > 0) return void onFinish({ ...changes, version }).catch(() => undefined)
    setWarnWhen(false)
    navigate(nextAddress)
  }

  if (query?.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  // The form is mounted before its row is loaded: Refine fills it in when the row arrives.
  return (
    <>
      {!base && <Loading />}
      <div hidden={!base}>
        <PageHeader title={title} breadcrumbs={[{ label: localize(label.many), to: resourcePaths.list(name) }]} />
        <RowForm
          declaration={declaration}
          form={form}
          formProps={formProps}
          initialValues={base ?? pendingRow}
          issues={issues}
          onIssues={setIssues}
          validate={rowValidator(declaration, base ?? pendingRow, locale, context)}
          onSubmit={(values) => save(values, base?.version)}
          isSaving={formLoading}
          submitLabel={t('form.save')}
          onCancel={() => navigate(nextAddress)}
        />
      </div>
      {theirs && base && (
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
            save(merged, theirs.version)
          }}
          onKeepTheirs={async () => {
            setTheirs(null)
            await query?.refetch()
            form.resetFields()
            setWarnWhen(false)
          }}
        />
      )}
    </>
  )
}

// An id that is present but null tells the form that the row is not new.
const pendingRow: AnyRow = { id: null }

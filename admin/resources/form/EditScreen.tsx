import { useForm } from '@refinedev/antd'
import { type BaseRecord, useWarnAboutChange } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useSurroundings } from '../../app/client-settings.ts'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import { useMay } from '../../auth/useDenial.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { titleOf } from '../declarations.ts'
import { useRefresh } from '../useRowActions.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { checkOf } from './check-row.ts'
import { withTheirs } from './conflict.ts'
import { type Issue, issuesOf } from './issues.ts'
import { RowForm } from './RowForm.tsx'
import { changesOf } from './values.ts'

/** A row of a resource, changed: sends what differs, and the version it started from. */
export function EditScreen({ declaration }: { declaration: AnyResource }) {
  const { name, label, fields } = declaration
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const may = useMay()
  const around = useSurroundings()
  const refresh = useRefresh(name)
  const { setWarnWhen } = useWarnAboutChange()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const after = may(declaration, 'show') ? addressOf.list(name) : addressOf.show(name, id)

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
      navigate(after)
      await refresh(id)
    },
    onMutationError: (error) => {
      setWarnWhen(true)
      setIssues(issuesOf(error.errors))
      if (error.statusCode === 412 && isRow(error.current)) setTheirs(error.current)
      else if (Object.keys(error.errors).length === 0) notification.error({ message: t('form.failed'), description: reasonOf(error, t) })
    },
  })

  const base: AnyRow | undefined = query?.isFetchedAfterMount ? query.data?.data : undefined
  const title = base ? t('form.editTitle', { row: titleOf(declaration, base, locale) }) : say(label.one)
  usePageTitle(title)

  const save = (values: AnyRow, version: unknown) => {
    if (!base) return
    const changes = changesOf(fields, base, values)
    if (Object.keys(changes).length > 0) return void onFinish({ ...changes, version }).catch(() => undefined)
    setWarnWhen(false)
    navigate(after)
  }

  if (query?.isError) return <Failed error={query.error} retry={() => query.refetch()} />
  // The form is mounted before its row is here: Refine fills it when the row comes.
  return (
    <>
      {!base && <Loading />}
      <div hidden={!base}>
        <PageHead title={title} path={[{ label: say(label.many), to: addressOf.list(name) }]} />
        <RowForm
          declaration={declaration}
          form={form}
          formProps={formProps}
          initialValues={base ?? unknownRow}
          issues={issues}
          onIssues={setIssues}
          check={checkOf(declaration, base ?? unknownRow, locale, around)}
          onSubmit={(values) => save(values, base?.version)}
          isSaving={formLoading}
          submitLabel={t('form.save')}
          onCancel={() => navigate(after)}
        />
      </div>
      {theirs && base && (
        <ConflictDialog
          declaration={declaration}
          before={base}
          mine={form.getFieldsValue(true)}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onTake={(choices) => {
            const kept = withTheirs(form.getFieldsValue(true), base, choices)
            form.setFields(Object.entries(kept).map(([field, value]) => ({ name: [field], value })))
            setTheirs(null)
            save(kept, theirs.version)
          }}
          onTakeTheirs={async () => {
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

// Its id, there but unknown, says that the row is no new one.
const unknownRow: AnyRow = { id: null }

const isRow = (value: unknown): value is AnyRow => typeof value === 'object' && value !== null && 'version' in value

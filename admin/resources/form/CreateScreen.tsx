import { useForm } from '@refinedev/antd'
import { type BaseRecord, useOne, useWarnAboutChange } from '@refinedev/core'
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
import { errorMessage } from '../../ui/error-message.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { titleOf } from '../declarations.ts'
import { copyOf } from './copy-row.ts'
import { type FormIssue, issuesOf } from './issues.ts'
import { RowForm } from './RowForm.tsx'
import { rowValidator } from './validate-row.ts'
import { defaultsOf, draftOf } from './values.ts'

type Props = { declaration: AnyResource }

/** The page for a new row: with default values, or copied from the row named in the address (`?copy=`). */
export function CreateScreen({ declaration }: Props) {
  const copiedId = useSearchParams()[0].get('copy')
  return copiedId ? (
    <CopiedRow key={copiedId} declaration={declaration} id={copiedId} />
  ) : (
    <NewRow declaration={declaration} source={null} />
  )
}

function CopiedRow({ declaration, id }: Props & { id: string }) {
  const { query } = useOne<BaseRecord, ApiError>({ resource: declaration.name, id, errorNotification: false })
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  return query.data ? <NewRow declaration={declaration} source={query.data.data} /> : <Loading />
}

function NewRow({ declaration, source }: Props & { source: AnyRow | null }) {
  const { name, label, fields } = declaration
  const { t } = useTranslation()
  const { locale, localize, localizeInline } = useLocale()
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const denialReason = useDenial()
  const context = useValidationContext()
  const { setWarnWhen } = useWarnAboutChange()
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [initialValues] = useState(() => (source ? copyOf(declaration, source) : defaultsOf(fields)))
  const title = source
    ? t('form.copyTitle', { row: titleOf(declaration, source, locale) })
    : t('form.createTitle', { resource: localizeInline(label.one) })
  usePageTitle(title)

  const { form, formProps, onFinish, formLoading } = useForm<BaseRecord, ApiError, AnyRow>({
    resource: name,
    action: 'create',
    redirect: false,
    successNotification: false,
    errorNotification: false,
    onMutationSuccess: ({ data }) => {
      notification.success({ message: t('form.created') })
      navigate(denialReason(declaration, 'show') ? resourcePaths.list(name) : resourcePaths.show(name, String(data.id)))
    },
    onMutationError: (error) => {
      setWarnWhen(true)
      setIssues(issuesOf(error.errors))
      if (Object.keys(error.errors).length === 0) notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
    },
  })

  return (
    <>
      <PageHeader title={title} breadcrumbs={[{ label: localize(label.many), to: resourcePaths.list(name) }]} />
      {source && <Alert type="info" showIcon className="copy-note" message={t('form.copyNote')} />}
      <RowForm
        declaration={declaration}
        form={form}
        formProps={formProps}
        initialValues={initialValues}
        issues={issues}
        onIssues={setIssues}
        validate={rowValidator(declaration, null, locale, context)}
        // onMutationError has shown the error already.
        onSubmit={(values) => void onFinish(draftOf(fields, values)).catch(() => undefined)}
        isSaving={formLoading}
        submitLabel={t('form.create')}
        onCancel={() => navigate(resourcePaths.list(name))}
      />
    </>
  )
}

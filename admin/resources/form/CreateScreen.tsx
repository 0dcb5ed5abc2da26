import { useForm } from '@refinedev/antd'
import { type BaseRecord, useOne, useWarnAboutChange } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
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
import { checkOf } from './check-row.ts'
import { copyOf } from './copy.ts'
import { type Issue, issuesOf } from './issues.ts'
import { RowForm } from './RowForm.tsx'
import { defaultsOf, draftOf } from './values.ts'

type Props = { declaration: AnyResource }

/** A new row of a resource: empty, or begun from the row that the address names. */
export function CreateScreen({ declaration }: Props) {
  const copied = useSearchParams()[0].get('copy')
  return copied ? <Copying key={copied} declaration={declaration} id={copied} /> : <NewRow declaration={declaration} model={null} />
}

function Copying({ declaration, id }: Props & { id: string }) {
  const { query } = useOne<BaseRecord, ApiError>({ resource: declaration.name, id, errorNotification: false })
  if (query.isError) return <Failed error={query.error} retry={() => query.refetch()} />
  return query.data ? <NewRow declaration={declaration} model={query.data.data} /> : <Loading />
}

function NewRow({ declaration, model }: Props & { model: AnyRow | null }) {
  const { name, label, fields } = declaration
  const { t } = useTranslation()
  const { locale, say, sayWithin } = useLocale()
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const may = useMay()
  const around = useSurroundings()
  const { setWarnWhen } = useWarnAboutChange()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [initialValues] = useState(() => (model ? copyOf(declaration, model) : defaultsOf(fields)))
  const title = model
    ? t('form.copyTitle', { row: titleOf(declaration, model, locale) })
    : t('form.createTitle', { resource: sayWithin(label.one) })
  usePageTitle(title)

  const { form, formProps, onFinish, formLoading } = useForm<BaseRecord, ApiError, AnyRow>({
    resource: name,
    action: 'create',
    redirect: false,
    successNotification: false,
    errorNotification: false,
    onMutationSuccess: ({ data }) => {
      notification.success({ message: t('form.created') })
      navigate(may(declaration, 'show') ? addressOf.list(name) : addressOf.show(name, String(data.id)))
    },
    onMutationError: (error) => {
      setWarnWhen(true)
      setIssues(issuesOf(error.errors))
      if (Object.keys(error.errors).length === 0) notification.error({ message: t('form.failed'), description: reasonOf(error, t) })
    },
  })

  return (
    <>
      <PageHead title={title} path={[{ label: say(label.many), to: addressOf.list(name) }]} />
      {model && <Alert type="info" showIcon className="copy-note" message={t('form.copyNote')} />}
      <RowForm
        declaration={declaration}
        form={form}
        formProps={formProps}
        initialValues={initialValues}
        issues={issues}
        onIssues={setIssues}
        check={checkOf(declaration, null, locale, around)}
        // The refusal was told by onMutationError already.
        onSubmit={(values) => void onFinish(draftOf(fields, values)).catch(() => undefined)}
        isSaving={formLoading}
        submitLabel={t('form.create')}
        onCancel={() => navigate(addressOf.list(name))}
      />
    </>
  )
}

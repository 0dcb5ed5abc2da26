import { type BaseRecord, useCreate } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App, Drawer, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurroundings } from '../../app/client-settings.ts'
import { useLocale } from '../../app/useLocale.ts'
import { InDrawer } from '../../fields/inputs/in-drawer.ts'
import { reasonOf } from '../../ui/reason.ts'
import { checkOf } from './check-row.ts'
import { type Issue, issuesOf } from './issues.ts'
import { RowForm } from './RowForm.tsx'
import { defaultsOf, draftOf } from './values.ts'

type Props = { declaration: AnyResource; title: string; onCreated: (id: string) => void; onClose: () => void }

/** A new row of another resource, made beside the form that wants it. */
export function CreateDrawer({ declaration, title, onCreated, onClose }: Props) {
  const { name, fields } = declaration
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { modal, notification } = App.useApp()
  const [form] = Form.useForm<AnyRow>()
  const { mutateAsync, mutation } = useCreate<BaseRecord, ApiError, AnyRow>()
  const around = useSurroundings()
  const [isOpen, setOpen] = useState(true)
  const [isTouched, setTouched] = useState(false)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const [initialValues] = useState(() => defaultsOf(fields))

  const create = async (values: AnyRow) => {
    try {
      const { data } = await mutateAsync({
        resource: name,
        values: draftOf(fields, values),
        successNotification: false,
        errorNotification: false,
      })
      notification.success({ message: t('form.created') })
      onCreated(String(data.id))
      setOpen(false)
    } catch (error) {
      const said = error instanceof ApiError ? issuesOf(error.errors) : []
      setIssues(said)
      form.setFields(said.map(({ path, message }) => ({ name: path, errors: [message] })))
      if (said.length === 0) notification.error({ message: t('form.failed'), description: reasonOf(error, t) })
    }
  }

  const leave = () => {
    if (!isTouched) return setOpen(false)
    modal.confirm({
      title: t('unsaved.title'),
      content: t('unsaved.lead'),
      okText: t('unsaved.leave'),
      okButtonProps: { danger: true },
      cancelText: t('unsaved.stay'),
      onOk: () => setOpen(false),
    })
  }

  return (
    <Drawer
      open={isOpen}
      title={title}
      width="min(760px, 100vw)"
      placement={locale === 'ar' ? 'left' : 'right'}
      onClose={leave}
      afterOpenChange={(open) => !open && onClose()}
      className="create-drawer"
    >
      <InDrawer value>
        <RowForm
          declaration={declaration}
          form={form}
          formProps={{ onValuesChange: () => setTouched(true) }}
          formName={`new-${name}`}
          initialValues={initialValues}
          issues={issues}
          onIssues={setIssues}
          check={checkOf(declaration, null, locale, around)}
          onSubmit={create}
          isSaving={mutation.isPending}
          submitLabel={t('form.create')}
          onCancel={leave}
        />
      </InDrawer>
    </Drawer>
  )
}

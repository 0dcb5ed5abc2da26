import { type BaseRecord, useCreate } from '@refinedev/core'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { App, Drawer, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useValidationContext } from '../../app/client-settings.ts'
import { useLocale } from '../../app/useLocale.ts'
import { CreateDrawerContext, type CreateDrawerProps } from '../../fields/inputs/create-drawer-context.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { type FormIssue, issuesOf } from './issues.ts'
import { RowForm } from './RowForm.tsx'
import { rowValidator } from './validate-row.ts'
import { defaultsOf, draftOf } from './values.ts'

/** Creates a row of another resource without leaving the form that refers to it. */
export function CreateDrawer({ declaration, title, onCreated, onClose }: CreateDrawerProps) {
  const { name, fields } = declaration
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { modal, notification } = App.useApp()
  const [form] = Form.useForm<AnyRow>()
  const { mutateAsync, mutation } = useCreate<BaseRecord, ApiError, AnyRow>()
  const context = useValidationContext()
  const [isOpen, setOpen] = useState(true)
  const [isDirty, setDirty] = useState(false)
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
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
      const fieldIssues = error instanceof ApiError ? issuesOf(error.errors) : []
      setIssues(fieldIssues)
      form.setFields(fieldIssues.map(({ path, message }) => ({ name: path, errors: [message] })))
      if (fieldIssues.length === 0) notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
    }
  }

  const leave = () => {
    if (!isDirty) return setOpen(false)
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
      <CreateDrawerContext value={null}>
        <RowForm
          declaration={declaration}
          form={form}
          onChange={() => setDirty(true)}
          formName={`new-${name}`}
          initialValues={initialValues}
          issues={issues}
          onIssues={setIssues}
          validate={rowValidator(declaration, null, locale, context)}
          onSubmit={create}
          isSaving={mutation.isPending}
          submitLabel={t('form.create')}
          onCancel={leave}
        />
      </CreateDrawerContext>
    </Drawer>
  )
}

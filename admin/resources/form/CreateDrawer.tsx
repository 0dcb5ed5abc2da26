import { App, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useValidationContext } from '../../api/client-settings.ts'
import { CreateDrawerContext, type CreateDrawerProps } from '../../fields/inputs/create-drawer-context.ts'
import { defaultsOf, draftOf } from '../../fields/inputs/values.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { RowForm } from './RowForm.tsx'
import { useFormPage } from './useFormPage.ts'
import { rowValidator } from './validate-row.ts'

/** Creates a row of another resource without leaving the form that refers to it. */
export function CreateDrawer({ declaration, title, onCreated, onClose }: CreateDrawerProps) {
  const { name, fields } = declaration
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { modal } = App.useApp()
  const context = useValidationContext()
  const [isOpen, setOpen] = useState(true)
  const [isDirty, setDirty] = useState(false)
  const [initialValues] = useState(() => defaultsOf(fields))
  const { form, isReady, issues, setIssues, isSaving, save } = useFormPage({
    declaration,
    onSaved: ({ id }) => {
      onCreated(String(id))
      setOpen(false)
    },
  })

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
      // The form focuses its first input: losing that focus would show its error at once.
      autoFocus={false}
      onClose={leave}
      afterOpenChange={(open) => !open && onClose()}
      className="create-drawer"
    >
      <CreateDrawerContext value={null}>
        {isReady && (
          <RowForm
            declaration={declaration}
            form={form}
            onChange={() => setDirty(true)}
            formName={`new-${name}`}
            initialValues={initialValues}
            issues={issues}
            onIssues={setIssues}
            validate={rowValidator(declaration, null, locale, context)}
            onSubmit={(values) => save(draftOf(fields, values))}
            isSaving={isSaving}
            submitLabel={t('form.create')}
            onCancel={leave}
          />
        )}
      </CreateDrawerContext>
    </Drawer>
  )
}

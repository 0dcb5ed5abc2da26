import { Alert, App, Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { changePassword } from './account-calls.ts'
import { useSubmit } from './useSubmit.ts'

type PasswordForm = { current: string; password: string; password_confirmation: string }

export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [form] = Form.useForm<PasswordForm>()
  const { submit, isBusy, formError } = useSubmit(form)
  const required = [{ required: true, message: t('account.required') }]
  const change = (values: PasswordForm) =>
    submit(async () => {
      await changePassword(values)
      form.resetFields()
      onChanged()
      notification.success({ message: t('account.passwordChanged') })
    })
  return (
    <section className="card" aria-labelledby="account-password">
      <h2 id="account-password">{t('account.password')}</h2>
      <p className="muted">{t('account.passwordLead')}</p>
      {formError && <Alert type="error" showIcon message={formError} role="alert" />}
      <Form form={form} name="password" layout="vertical" requiredMark={false} onFinish={change}>
        <Form.Item name="current" label={t('account.current')} rules={required}>
          <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="password" label={t('account.newPassword')} rules={required}>
          <Input.Password dir="ltr" className="ltr" autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="password_confirmation" label={t('account.repeatPassword')} rules={required}>
          <Input.Password dir="ltr" className="ltr" autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('account.change')}
        </Button>
      </Form>
    </section>
  )
}

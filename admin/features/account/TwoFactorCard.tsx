import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Alert, App, Button, Form, Input, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { disableTwoFactor } from './account-calls.ts'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'
import { useSubmit } from './useSubmit.ts'

/** Two-factor authentication of the account: off, being set up, or on. */
export function TwoFactorCard({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[]>([])
  const showRecoveryCodes = (recovery: readonly string[]) => {
    setCodes(recovery)
    onChanged()
  }
  return (
    <section className="card" aria-labelledby="account-two-factor">
      <h2 id="account-two-factor">
        {t('account.twoFactor')} <Tag color={isOn ? 'success' : 'default'}>{t(isOn ? 'account.on' : 'account.off')}</Tag>
      </h2>
      <p className="muted">{t('account.twoFactorLead')}</p>
      {codes.length > 0 && <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />}
      {isOn ? <DisableTwoFactor onDone={onChanged} /> : <TwoFactorSetup onDone={showRecoveryCodes} />}
    </section>
  )
}

type DisableForm = { password: string; code: string }

function DisableTwoFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [form] = Form.useForm<DisableForm>()
  const [isOpen, setOpen] = useState(false)
  const { submit, isBusy, formError } = useSubmit(form)
  if (!isOpen)
    return (
      <Button danger icon={<SafetyCertificateOutlined />} onClick={() => setOpen(true)}>
        {t('account.disable')}
      </Button>
    )
  const send = (values: DisableForm) =>
    submit(async () => {
      await disableTwoFactor(values)
      notification.success({ message: t('account.disabled') })
      onDone()
    })
  return (
    <Form form={form} name="two-factor-off" layout="vertical" requiredMark={false} onFinish={send}>
      {formError && <Alert type="error" showIcon message={formError} role="alert" />}
      <Form.Item name="password" label={t('account.current')} rules={[{ required: true, message: t('account.required') }]}>
        <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
      </Form.Item>
      <CodeField />
      <Button danger htmlType="submit" loading={isBusy}>
        {t('account.disable')}
      </Button>
    </Form>
  )
}

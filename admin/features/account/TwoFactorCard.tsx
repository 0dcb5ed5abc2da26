import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Alert, App, Button, Form, Input, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endTwoStep } from './account-calls.ts'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoStepSetup } from './TwoFactorSetup.tsx'
import { useSubmit } from './useSubmit.ts'

/** The two-step log-in of one's account: off, being set up, or on. */
export function TwoStepCard({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[]>([])
  const told = (recovery: readonly string[]) => {
    setCodes(recovery)
    onChanged()
  }
  return (
    <section className="card" aria-labelledby="account-two-step">
      <h2 id="account-two-step">
        {t('account.twoStep')} <Tag color={isOn ? 'success' : 'default'}>{t(isOn ? 'account.on' : 'account.off')}</Tag>
      </h2>
      <p className="none">{t('account.twoStepLead')}</p>
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      {isOn ? <SwitchOff onDone={onChanged} /> : <TwoStepSetup onDone={told} />}
    </section>
  )
}

type Values = { password: string; code: string }

function SwitchOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [form] = Form.useForm<Values>()
  const [isOpen, setOpen] = useState(false)
  const { submit, isBusy, refusal } = useSubmit(form)
  if (!isOpen)
    return (
      <Button danger icon={<SafetyCertificateOutlined />} onClick={() => setOpen(true)}>
        {t('account.switchOff')}
      </Button>
    )
  const send = (values: Values) =>
    submit(async () => {
      await endTwoStep(values)
      notification.success({ message: t('account.switchedOff') })
      onDone()
    })
  return (
    <Form form={form} name="two-step-off" layout="vertical" requiredMark={false} onFinish={send}>
      {refusal && <Alert type="error" showIcon message={refusal} role="alert" />}
      <Form.Item name="password" label={t('account.current')} rules={[{ required: true, message: t('account.required') }]}>
        <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
      </Form.Item>
      <CodeField />
      <Button danger htmlType="submit" loading={isBusy}>
        {t('account.switchOff')}
      </Button>
    </Form>
  )
}

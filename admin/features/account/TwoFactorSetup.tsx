import { SafetyCertificateOutlined } from '@ant-design/icons'
import type { TwoStepSecret } from '@wasl/shared/contract/admin-account.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginTwoStep, confirmTwoStep } from './account-calls.ts'
import { CodeField } from './CodeField.tsx'
import { useSubmit } from './useSubmit.ts'

type Values = { password?: string; code?: string }

/** Sets the two-step log-in up: the password, then the QR code and a first code of the app. */
export function TwoStepSetup({ onDone }: { onDone: (recovery: readonly string[]) => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const [secret, setSecret] = useState<TwoStepSecret | null>(null)
  const { submit, isBusy, refusal } = useSubmit(form)
  const send = ({ password = '', code = '' }: Values) =>
    submit(async () => {
      if (secret) return onDone(await confirmTwoStep(code))
      setSecret(await beginTwoStep(password))
    })
  return (
    <Form form={form} name="two-step-on" layout="vertical" requiredMark={false} onFinish={send}>
      {refusal && <Alert type="error" showIcon message={refusal} role="alert" />}
      {secret ? (
        <>
          <p>{t('account.scan')}</p>
          <img className="two-step-qr" src={pictureOf(secret.qr_svg)} alt={t('account.qr')} width={180} height={180} />
          <p>
            {t('account.orType')} <bdi dir="ltr">{secret.secret.match(/.{4}/g)?.join(' ')}</bdi>
          </p>
          <CodeField help={t('account.firstCode')} />
        </>
      ) : (
        <Form.Item name="password" label={t('account.current')} rules={[{ required: true, message: t('account.required') }]}>
          <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" loading={isBusy} icon={<SafetyCertificateOutlined />}>
        {t(secret ? 'account.switchOn' : 'account.setUp')}
      </Button>
    </Form>
  )
}

const pictureOf = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`

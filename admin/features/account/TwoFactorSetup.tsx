import { SafetyCertificateOutlined } from '@ant-design/icons'
import type { TwoFactorSecret } from '@wasl/shared/contract/admin-account.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginTwoFactor, confirmTwoFactor } from './account-calls.ts'
import { CodeField } from './CodeField.tsx'
import { useSubmit } from './useSubmit.ts'

type SetupForm = { password?: string; code?: string }

/** Sets up two-factor authentication: first the password, then the QR code and a first code from the app. */
export function TwoFactorSetup({ onDone }: { onDone: (recovery: readonly string[]) => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<SetupForm>()
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  const { submit, isBusy, formError } = useSubmit(form)
  const send = ({ password = '', code = '' }: SetupForm) =>
    submit(async () => {
      if (secret) return onDone(await confirmTwoFactor(code))
      setSecret(await beginTwoFactor(password))
    })
  return (
    <Form form={form} name="two-factor-on" layout="vertical" requiredMark={false} onFinish={send}>
      {formError && <Alert type="error" showIcon message={formError} role="alert" />}
      {secret ? (
        <>
          <p>{t('account.scan')}</p>
          <img className="two-factor-qr" src={svgDataUrl(secret.qr_svg)} alt={t('account.qr')} width={180} height={180} />
          <p>
            {t('account.orEnter')} <bdi dir="ltr">{secret.secret.match(/.{4}/g)?.join(' ')}</bdi>
          </p>
          <CodeField isNext help={t('account.firstCode')} />
        </>
      ) : (
        <Form.Item name="password" label={t('account.current')} rules={[{ required: true, message: t('account.required') }]}>
          <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" loading={isBusy} icon={<SafetyCertificateOutlined />}>
        {t(secret ? 'account.enable' : 'account.setUp')}
      </Button>
    </Form>
  )
}

const svgDataUrl = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`

import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** The input for a code from the authenticator app, or a recovery code. */
export function CodeField({ help }: { help?: string }) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="code"
      label={t('account.code')}
      extra={help ?? t('account.codeHelp')}
      rules={[{ required: true, message: t('account.required') }]}
    >
      <Input dir="ltr" className="ltr" autoComplete="one-time-code" inputMode="text" maxLength={30} />
    </Form.Item>
  )
}

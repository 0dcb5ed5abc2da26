import { Form, Input, type InputRef } from 'antd'
import { useTranslation } from 'react-i18next'

const focusField = (input: InputRef | null) => input?.focus()

/** The input for a code from the authenticator app, or a recovery code. `isNext`: it appears as the next step, and gets the focus. */
export function CodeField({ help, isNext = false }: { help?: string; isNext?: boolean }) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="code"
      label={t('account.code')}
      extra={help ?? t('account.codeHelp')}
      rules={[{ required: true, message: t('account.required') }]}
    >
      <Input {...(isNext && { ref: focusField })} dir="ltr" className="ltr" autoComplete="one-time-code" inputMode="text" maxLength={30} />
    </Form.Item>
  )
}

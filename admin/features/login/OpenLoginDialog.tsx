import { useWarnAboutChange } from '@refinedev/core'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Alert, Form, Input, Modal } from 'antd'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { sessionRenewal } from '../../api/session-renewal.ts'
import { type Credentials, logOut } from '../../auth/session.ts'
import { sessionMark } from '../../auth/session-mark.ts'
import { useLogIn } from '../../auth/useLogIn.ts'
import { CodeField } from '../account/CodeField.tsx'

/** The form of the login dialog. */
export function OpenLoginDialog({ phone }: { phone: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { setWarnWhen } = useWarnAboutChange()
  const { pathname, search } = useLocation()
  const password = useRef<HTMLDivElement>(null)
  const { submit, error, busyPhone, needsCode } = useLogIn(sessionRenewal.succeed)
  // Elements behind the dialog may have the focus.
  useEffect(() => password.current?.querySelector('input')?.focus(), [])

  const leave = async () => {
    await logOut()
    sessionMark.expire()
    // Drafts of the open form stay in this browser for the next login.
    flushSync(() => setWarnWhen(false))
    await navigate(adminPages.login({ to: pathname + search }))
    sessionRenewal.giveUp()
  }

  return (
    <Modal
      open
      title={t('login.again')}
      okText={t('login.submit')}
      okButtonProps={{ htmlType: 'submit', form: 'login-again', loading: busyPhone !== '' }}
      cancelText={t('nav.logOut')}
      onCancel={leave}
      closable={false}
      maskClosable={false}
      keyboard={false}
      width={440}
    >
      <div ref={password} className="action-dialog">
        <p>{t('login.againLead')}</p>
        {error && <Alert type="error" showIcon message={error} role="alert" />}
        <Form<Credentials>
          name="login-again"
          layout="vertical"
          requiredMark={false}
          onFinish={({ password, code }) => submit({ phone, password, ...(code && { code }) })}
        >
          {/* Password managers find the account by this field. */}
          <input type="text" autoComplete="username" value={phone} readOnly hidden />
          <Form.Item name="password" label={t('login.password')} rules={[{ required: true, message: t('login.passwordMissing') }]}>
            <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
          </Form.Item>
          {needsCode && <CodeField isNext help={t('login.codeHelp')} />}
        </Form>
      </div>
    </Modal>
  )
}

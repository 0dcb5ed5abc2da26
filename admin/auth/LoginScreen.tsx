import { useInvalidateAuthStore } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { latinDigits } from '@wasl/shared/registry/normalize-text.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { BrandMark } from '../app/Brand.tsx'
import { ModeSwitch } from '../app/Header.tsx'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { usePageTitle } from '../app/usePageTitle.ts'
import { CodeField } from '../features/account/CodeField.tsx'
import { reasonOf } from '../ui/reason.ts'
import { isCodeAsked } from './code-required.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { appFacts, type Credentials, logIn } from './session.ts'

/** The door: phone and password, and in demo mode one click for each account. */
export function LoginScreen() {
  const { t } = useTranslation()
  usePageTitle(t('login.title'))
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const refreshSession = useInvalidateAuthStore()
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState('')
  const { data: facts } = useQuery({ queryKey: ['app-facts'], queryFn: appFacts, staleTime: Number.POSITIVE_INFINITY })

  const [isTwoStep, setTwoStep] = useState(false)

  const enter = async ({ phone, password, code }: Credentials) => {
    setBusy(phone)
    setRefusal('')
    try {
      await logIn({ phone: latinDigits(phone).trim(), password, ...(code && { code }) })
      await refreshSession()
      navigate(search.get('to') ?? '/', { replace: true })
    } catch (error) {
      // The first time, the code is not missing but asked for.
      if (isTwoStep || !isCodeAsked(error)) setRefusal(reasonOf(error, t))
      setTwoStep(isTwoStep || isCodeAsked(error))
      setBusy('')
    }
  }

  const accounts = facts?.demo ? facts.demo_accounts.filter(({ realm }) => realm === 'admin') : []
  return (
    <div className="login">
      <aside className="login-side">
        <BrandMark size={64} />
        <p className="login-pitch">{t('login.pitch')}</p>
        <p>{t('login.pitchMore')}</p>
      </aside>
      <main className="login-main">
        <div className="login-switches">
          <LanguageSwitch />
          <ModeSwitch />
        </div>
        <div className="login-form">
          <h1>{t('login.welcome')}</h1>
          <p className="login-lead">{t('login.lead')}</p>
          {refusal && <Alert type="error" showIcon message={t('login.failed')} description={refusal} role="alert" />}
          <Form<Credentials> layout="vertical" requiredMark={false} onFinish={enter} validateTrigger="onBlur" size="large">
            <Form.Item name="phone" label={t('login.phone')} rules={[{ required: true, message: t('login.phoneMissing') }]}>
              <Input type="tel" dir="ltr" className="ltr" autoComplete="username" inputMode="tel" placeholder={t('login.phoneHint')} />
            </Form.Item>
            <Form.Item name="password" label={t('login.password')} rules={[{ required: true, message: t('login.passwordMissing') }]}>
              <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
            </Form.Item>
            {isTwoStep && <CodeField help={t('login.codeHelp')} />}
            <Button type="primary" htmlType="submit" block loading={busy !== ''}>
              {t('login.submit')}
            </Button>
          </Form>
          <DemoAccounts accounts={accounts} busy={busy} onChosen={enter} />
        </div>
      </main>
    </div>
  )
}

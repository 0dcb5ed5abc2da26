import './login.css'
import { useQuery } from '@tanstack/react-query'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { type Credentials, fetchAppInfo } from '../../auth/session.ts'
import { sessionMark } from '../../auth/session-mark.ts'
import { useLogIn } from '../../auth/useLogIn.ts'
import { BrandMark } from '../../ui/Brand.tsx'
import { setBrand } from '../../ui/brand-store.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { CodeField } from '../account/CodeField.tsx'
import { ModeSwitch } from '../header/Header.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'

/** Login with phone and password, and in demo mode with one click per demo account. */
export function LoginScreen() {
  const { t } = useTranslation()
  usePageTitle(t('login.title'))
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { submit, error, busyPhone, needsCode } = useLogIn(() => navigate(search.get('to') ?? adminPages.home(), { replace: true }))
  const { data: appInfo } = useQuery({ queryKey: ['app-info'], queryFn: fetchAppInfo, staleTime: Number.POSITIVE_INFINITY })

  const brand = appInfo?.brand
  useEffect(() => {
    if (brand) setBrand(brand)
  }, [brand])
  const accounts = appInfo?.demo ? appInfo.demo_accounts.filter(({ realm }) => realm === 'admin') : []
  return (
    <div className="login">
      <aside className="login-side">
        <BrandMark size={64} />
        <p className="login-slogan">{t('login.slogan')}</p>
        <p>{t('login.sloganDetail')}</p>
      </aside>
      <main className="login-main">
        <div className="login-preferences">
          <LanguageSwitch />
          <ModeSwitch />
        </div>
        <div className="login-form">
          <h1>{t('login.welcome')}</h1>
          <p className="login-lead">{t('login.lead')}</p>
          {sessionMark.hasExpired() && !error && <Alert type="info" showIcon message={t('login.expired')} role="status" />}
          {error && <Alert type="error" showIcon message={t('login.failed')} description={error} role="alert" />}
          <Form<Credentials> layout="vertical" requiredMark={false} onFinish={submit} validateTrigger="onBlur" size="large">
            <Form.Item name="phone" label={t('login.phone')} rules={[{ required: true, message: t('login.phoneMissing') }]}>
              <Input type="tel" dir="ltr" className="ltr" autoComplete="username" inputMode="tel" placeholder={t('login.phoneHint')} />
            </Form.Item>
            <Form.Item name="password" label={t('login.password')} rules={[{ required: true, message: t('login.passwordMissing') }]}>
              <Input.Password dir="ltr" className="ltr" autoComplete="current-password" />
            </Form.Item>
            {needsCode && <CodeField isNext help={t('login.codeHelp')} />}
            <Button type="primary" htmlType="submit" block loading={busyPhone !== ''}>
              {t('login.submit')}
            </Button>
          </Form>
          <DemoAccounts accounts={accounts} busyPhone={busyPhone} onSelect={submit} />
        </div>
      </main>
    </div>
  )
}

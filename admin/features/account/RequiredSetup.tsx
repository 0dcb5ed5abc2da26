import { useAdmin } from '../../auth/useAdmin.ts'
import './account.css'
import { LogoutOutlined } from '@ant-design/icons'
import { useLogout } from '@refinedev/core'
import type { RequiredSetup as Setup } from '@wasl/shared/contract/accounts.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '../../ui/Brand.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ModeSwitch } from '../header/Header.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

/** What an administrator has to do before the back office opens: choose a password, or set up two-factor authentication. */
export function RequiredSetup({ setup }: { setup: Setup }) {
  const { t } = useTranslation()
  const { refetch } = useAdmin()
  const { mutate: logOut } = useLogout()
  const title = t(setup === 'password' ? 'account.choosePassword' : 'account.requiredTwoFactor')
  usePageTitle(title)
  return (
    <main id="content" className="required-setup">
      <header>
        <BrandMark />
        <span className="grow" />
        <LanguageSwitch />
        <ModeSwitch />
        <Button type="text" icon={<LogoutOutlined />} onClick={() => logOut()}>
          {t('nav.logOut')}
        </Button>
      </header>
      <h1>{title}</h1>
      <p className="muted">{t(setup === 'password' ? 'account.choosePasswordLead' : 'account.requiredTwoFactorLead')}</p>
      {setup === 'password' ? <PasswordCard onChanged={() => void refetch()} /> : <RequiredTwoFactor onDone={() => void refetch()} />}
    </main>
  )
}

/** The back office opens once the recovery codes are saved: they are shown only here. */
function RequiredTwoFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <section className="card" aria-labelledby="required-two-factor">
      <h2 id="required-two-factor">{t('account.twoFactor')}</h2>
      {codes.length > 0 ? <RecoveryCodes codes={codes} onSaved={onDone} /> : <TwoFactorSetup onDone={setCodes} />}
    </section>
  )
}

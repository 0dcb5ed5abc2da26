import { UserOutlined } from '@ant-design/icons'
import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'

type DemoAccount = AppInfo['demo_accounts'][number]
type Props = { accounts: readonly DemoAccount[]; busyPhone: string; onSelect: (account: DemoAccount) => void }

export function DemoAccounts({ accounts, busyPhone, onSelect }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  if (accounts.length === 0) return null
  return (
    <section className="demo-accounts" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('login.demoTitle')}</h2>
      <p>{t('login.demoLead')}</p>
      {accounts.map((account) => (
        <Button
          key={account.phone}
          block
          icon={<UserOutlined />}
          loading={busyPhone === account.phone}
          disabled={busyPhone !== ''}
          onClick={() => onSelect(account)}
          className="demo-account"
        >
          <span>{account.label[locale]}</span>
          <bdi dir="ltr">{account.phone}</bdi>
        </Button>
      ))}
    </section>
  )
}

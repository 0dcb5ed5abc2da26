import { UserOutlined } from '@ant-design/icons'
import type { AppFacts } from '@wasl/shared/contract/accounts.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../app/useLocale.ts'

type Account = AppFacts['demo_accounts'][number]
type Props = { accounts: readonly Account[]; busy: string; onChosen: (account: Account) => void }

/** The demo accounts, one click each; nothing where there are none. */
export function DemoAccounts({ accounts, busy, onChosen }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  if (accounts.length === 0) return null
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('login.demoTitle')}</h2>
      <p>{t('login.demoLead')}</p>
      {accounts.map((account) => (
        <Button
          key={account.phone}
          block
          icon={<UserOutlined />}
          loading={busy === account.phone}
          disabled={busy !== ''}
          onClick={() => onChosen(account)}
          className="demo-account"
        >
          <span>{account.label[locale]}</span>
          <bdi dir="ltr">{account.phone}</bdi>
        </Button>
      ))}
    </section>
  )
}

import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { Ltr } from '../ui/Ltr.tsx'

/** One-click login for each demo account. */
export function DemoAccounts({ accounts, next }: { accounts: AppInfo['demo_accounts']; next: string }) {
  const { t } = useTranslation('auth')
  const text = useText()
  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-accounts" className="mt-8 border-t border-line pt-6">
      <h2 id="demo-accounts" className="text-lg">
        {t('login.demo')}
      </h2>
      <p className="mb-3 text-sm text-muted">{t('login.demoHint')}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.phone}>
            <Form method="post">
              <input type="hidden" name="phone" value={account.phone} />
              <input type="hidden" name="password" value={account.password} />
              <input type="hidden" name="next" value={next} />
              <button
                type="submit"
                className="flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded-control border border-line bg-sunken px-3.5 py-2 text-start hover:border-brand hover:text-brand"
              >
                {text(account.label)}
                <Ltr className="text-sm text-muted">{account.phone}</Ltr>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { WalletPage } from '@wasl/shared/contract/invoices.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { WalletEntries } from '../account/WalletEntries.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

/** The user's wallet with its transactions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireViewer(context, request)
  return { isClient: viewer.role === 'client', wallet: await getApi(context).get<WalletPage>('/wallet') }
}

export default function Wallet() {
  const { isClient, wallet } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <AccountLayout title={t('wallet.title')}>
      <section className="flex flex-wrap items-center gap-5 rounded-panel bg-deep p-6 text-on-deep sm:p-8">
        <Icon name="wallet" size={44} className="text-on-deep-muted" />
        <div className="min-w-0">
          <h2 className="text-base font-normal text-on-deep-muted">{t('wallet.balance')}</h2>
          <Money halalas={wallet.balance} exact className="text-[min(2.25rem,11vw)] font-bold" />
          <p className="mt-2 text-on-deep-muted">{t(isClient ? 'wallet.clientHint' : 'wallet.providerHint')}</p>
        </div>
      </section>
      {wallet.entries.length === 0 ? (
        <EmptyState icon="receipt" title={t('wallet.empty')}>
          {t('wallet.emptyHint')}
        </EmptyState>
      ) : (
        <WalletEntries entries={wallet.entries} />
      )}
    </AccountLayout>
  )
}

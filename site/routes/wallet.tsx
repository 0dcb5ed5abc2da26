import { showWallet } from '@wasl/shared/contract/endpoints/wallet.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { HeldAmounts } from '../finances/HeldAmounts.tsx'
import { TransactionTable } from '../finances/TransactionTable.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

/** A client's wallet, or what is held for a provider, owed to it and was paid out, with the newest transactions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  return getApi(context).call(showWallet)
}

export default function Wallet() {
  const { side, balance, pending_top_ups, entries, earnings } = useLoaderData<typeof loader>()
  const { t } = useTranslation('finances')
  const { t: tAccount } = useTranslation('account')
  const { t: tPayments } = useTranslation('payments')
  return (
    <AccountLayout title={tAccount('wallet.title')}>
      <section className="flex flex-wrap items-center gap-5 rounded-panel bg-deep p-6 text-on-deep sm:p-8">
        <Icon name="wallet" size={44} className="text-on-deep-muted" />
        <div className="min-w-0">
          <h2 className="text-base font-normal text-on-deep-muted">{t(`wallet.${side}.balance`)}</h2>
          <Money halalas={balance} exact className="text-[min(2.25rem,11vw)] font-bold" />
          <p className="mt-2 text-on-deep-muted">{t(`wallet.${side}.hint`)}</p>
        </div>
        {side === 'client' && (
          <span className="flex flex-wrap gap-3 sm:ms-auto">
            <ButtonLink to={pages.topUp()} tone="plain">
              {tPayments('topUp.open')}
            </ButtonLink>
            <ButtonLink to={pages.withdraw()} tone="plain">
              {tPayments('withdraw.open')}
            </ButtonLink>
          </span>
        )}
        {pending_top_ups > 0 && <WalletFigure label={t('wallet.pendingTopUps')} halalas={pending_top_ups} />}
        {earnings && earnings.pending_payouts > 0 && <WalletFigure label={t('wallet.pendingPayouts')} halalas={earnings.pending_payouts} />}
        {earnings && <WalletFigure label={t('wallet.paidOut')} halalas={earnings.paid_out} />}
      </section>
      {earnings && <HeldAmounts held={earnings.held} />}
      {entries.length === 0 ? (
        <EmptyState icon="receipt" title={t('empty.title')}>
          {t(`empty.${side}`)}
        </EmptyState>
      ) : (
        <Card
          title={tAccount('wallet.transactions')}
          end={
            <ButtonLink to={pages.finances()} tone="plain" size="small">
              {t('back')}
            </ButtonLink>
          }
        >
          <TransactionTable transactions={entries} caption={tAccount('wallet.transactions')} />
        </Card>
      )}
    </AccountLayout>
  )
}

const WalletFigure = ({ label, halalas }: { label: string; halalas: number }) => (
  <p className="flex min-w-0 flex-col border-on-deep-muted sm:ms-auto sm:border-s sm:ps-6">
    <span className="text-on-deep-muted">{label}</span>
    <Money halalas={halalas} exact className="text-xl font-bold" />
  </p>
)

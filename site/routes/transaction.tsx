import { isGatewayMethod } from '@wasl/shared/contract/choices.ts'
import { showTransaction } from '@wasl/shared/contract/endpoints/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { TransactionBreakdown } from '../finances/TransactionBreakdown.tsx'
import { TransactionDetails } from '../finances/TransactionDetails.tsx'
import { TransactionSteps } from '../finances/TransactionSteps.tsx'
import { TransactionTable } from '../finances/TransactionTable.tsx'
import { transactionTones } from '../finances/transaction-style.ts'
import { PrintButton } from '../invoice/PrintButton.tsx'
import { getApi, requireViewer } from '../server/session.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { SignedMoney } from '../ui/SignedMoney.tsx'

/** One transaction of the user: amount, status, breakdown, history and receipt. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  return getApi(context).call(showTransaction, { params: { id: params.id ?? '' } })
}

export default function Transaction() {
  const transaction = useLoaderData<typeof loader>()
  const { t } = useTranslation('finances')
  const { t: tAccount } = useTranslation('account')
  const { id, number, kind, method, status, amount, steps, related, receipt_url } = transaction
  // The status page asks the gateway, and leads to its page.
  const canContinue = status === 'pending' && isGatewayMethod(method) && (kind === 'payment' || kind === 'top_up')
  return (
    <AccountLayout title={tAccount(`wallet.kinds.${kind}`)}>
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <PageLink to={pages.finances()} className="inline-flex items-center gap-1 text-muted hover:text-brand">
          <Icon name="chevron" size={18} className="rotate-180" />
          {t('back')}
        </PageLink>
        {receipt_url && (
          <div className="flex flex-wrap items-center gap-2">
            <DownloadLink href={receipt_url} fileName={`${number}.pdf`} what="receipt">
              {t('receipt.download')}
            </DownloadLink>
            <PrintButton />
          </div>
        )}
      </div>
      <section className="card flex flex-wrap items-center justify-between gap-3 p-5 sm:p-6">
        <SignedMoney halalas={amount} className={`text-[min(2rem,9vw)] ${status === 'completed' ? '' : 'text-muted!'}`} />
        <StatusBadge tone={transactionTones[status]}>{t(`status.${status}`)}</StatusBadge>
        {canContinue && (
          <ButtonLink to={pages.paymentStatus({ id })} className="w-full sm:w-auto">
            {t('transaction.continue')}
          </ButtonLink>
        )}
      </section>
      <TransactionDetails transaction={transaction} />
      <TransactionBreakdown transaction={transaction} />
      {steps.length > 0 && <TransactionSteps steps={steps} />}
      {related.length > 0 && (
        <Card title={t('transaction.related')} className="no-print">
          <TransactionTable transactions={related} caption={t('transaction.related')} />
        </Card>
      )}
    </AccountLayout>
  )
}

import type { TransactionRow } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { SignedMoney } from '../ui/SignedMoney.tsx'
import { transactionTones } from './transaction-style.ts'

// Amounts are written from left to right in both languages: they are aligned at their decimals, on the right.
const number = 'text-end rtl:text-start'

/** Transactions as a table; where it is narrow for its text, as on phones, each is a card with its amount beside the title. */
export function TransactionTable({ transactions, caption }: { transactions: readonly TransactionRow[]; caption: string }) {
  const { t } = useTranslation('finances')
  const { t: tAccount } = useTranslation('account')
  return (
    <div className="@container">
      <table className="w-full border-collapse text-start @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-2xl:sr-only">
          <tr className="border-b-2 border-brand text-sm text-muted">
            {(['transaction', 'order', 'method', 'date', 'status'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-medium">
                {t(`list.${column}`)}
              </th>
            ))}
            <th scope="col" className={`py-2 font-medium ${number}`}>
              {t('list.amount')}
            </th>
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {transactions.map((transaction) => (
            <tr
              key={transaction.id}
              className="border-b border-line align-top last:border-0 @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:gap-x-4 @max-2xl:gap-y-1 @max-2xl:py-4"
            >
              <td className="py-3 pe-4 @max-2xl:p-0">
                <PageLink to={pages.transaction({ id: transaction.id })} className="font-semibold hover:text-brand hover:underline">
                  {tAccount(`wallet.kinds.${transaction.kind}`)}
                </PageLink>
                <span className="block text-sm text-muted">
                  <Ltr className="wrap-anywhere">{transaction.number}</Ltr>
                </span>
              </td>
              <td className="py-3 pe-4 @max-2xl:order-5 @max-2xl:p-0 @max-2xl:text-sm">
                {transaction.order && (
                  <PageLink to={pages.order({ id: transaction.order.id })} className="text-brand underline underline-offset-4">
                    <Ltr className="whitespace-nowrap">{transaction.order.number}</Ltr>
                  </PageLink>
                )}
              </td>
              <td className="py-3 pe-4 @max-2xl:order-3 @max-2xl:p-0 @max-2xl:text-sm @max-2xl:text-muted">
                {transaction.method && t(`method.${transaction.method}`)}
              </td>
              <td className="py-3 pe-4 whitespace-nowrap @max-2xl:order-4 @max-2xl:p-0 @max-2xl:text-end @max-2xl:text-sm @max-2xl:text-muted">
                <DateText at={transaction.at} />
              </td>
              <td className="py-3 pe-4 @max-2xl:order-6 @max-2xl:p-0 @max-2xl:text-end">
                <StatusBadge tone={transactionTones[transaction.status]}>{t(`status.${transaction.status}`)}</StatusBadge>
              </td>
              <td className={`py-3 whitespace-nowrap @max-2xl:order-2 @max-2xl:p-0 ${number}`}>
                <SignedMoney halalas={transaction.amount} className={transaction.status === 'completed' ? '' : 'text-muted!'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

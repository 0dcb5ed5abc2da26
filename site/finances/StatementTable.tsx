import type { StatementPage } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { DateText } from '../ui/DateText.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { SignedMoney } from '../ui/SignedMoney.tsx'

// Amounts are written from left to right in both languages: they are aligned at their decimals, on the right.
const number = 'text-end rtl:text-start whitespace-nowrap'

/** The entries of a month between opening and closing balance. */
export function StatementTable({ statement: { opening, closing, added, taken, entries } }: { statement: StatementPage }) {
  const { t } = useTranslation('finances')
  const { t: tAccount } = useTranslation('account')
  return (
    // With large text the table scrolls, not the page.
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-start max-sm:text-sm">
        <caption className="sr-only">{t('statement.title')}</caption>
        <thead>
          <tr className="border-b-2 border-brand text-sm text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t('list.transaction')}
            </th>
            <th scope="col" className={`py-2 pe-3 font-medium ${number}`}>
              {t('list.amount')}
            </th>
            <th scope="col" className={`py-2 font-medium ${number}`}>
              {t('statement.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          <BalanceRow label={t('statement.opening')} halalas={opening} />
          {entries.map(({ id, kind, number: reference, order, amount, balance, at }) => (
            <tr key={`${id} ${at} ${amount}`} className="border-b border-line align-top">
              <td className="py-2.5 pe-3">
                <PageLink to={pages.transaction({ id })} className="font-medium hover:text-brand hover:underline">
                  {tAccount(`wallet.kinds.${kind}`)}
                </PageLink>
                <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                  <DateText at={at} className="whitespace-nowrap" />
                  <Ltr className="wrap-anywhere">{order?.number ?? reference}</Ltr>
                </span>
              </td>
              <td className={`py-2.5 pe-3 ${number}`}>
                <SignedMoney halalas={amount} />
              </td>
              <td className={`py-2.5 ${number}`}>
                <Money halalas={balance} exact />
              </td>
            </tr>
          ))}
          <BalanceRow label={t('statement.closing')} halalas={closing} />
        </tbody>
        <tfoot>
          <tr className="text-sm text-muted">
            <td colSpan={3} className="pt-3">
              {t('statement.added')} <Money halalas={added} exact /> · {t('statement.taken')} <Money halalas={taken} exact />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const BalanceRow = ({ label, halalas }: { label: string; halalas: number }) => (
  <tr className="border-b border-line bg-sunken font-semibold">
    <th scope="row" colSpan={2} className="px-2 py-2.5 text-start">
      {label}
    </th>
    <td className={`py-2.5 ${number}`}>
      <Money halalas={halalas} exact />
    </td>
  </tr>
)

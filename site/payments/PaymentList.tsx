import type { PaymentSummary } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { transactionTones } from '../finances/transaction-style.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useIsOwner } from '../ui/root-data.ts'

/** The payments of an order: method, amount, date and status of each. Its client can open them. */
export function PaymentList({ payments, reader }: { payments: readonly PaymentSummary[]; reader: 'client' | 'provider' }) {
  const { t } = useTranslation('finances')
  const isOwner = useIsOwner()
  return (
    <ul className="divide-y divide-line">
      {payments.map(({ id, paid_by, method, amount, discount, status, at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <span className="flex flex-col">
            {reader === 'client' && isOwner ? (
              <PageLink to={pages.transaction({ id })} className="font-medium text-brand underline underline-offset-4">
                {t(`method.${method}`)}
              </PageLink>
            ) : (
              <span className="font-medium">{t(`method.${method}`)}</span>
            )}
            <DateText at={at} className="text-sm text-muted" />
            {paid_by && <bdi className="text-sm text-muted">{paid_by}</bdi>}
          </span>
          <span className="ms-auto flex flex-col items-end gap-1">
            <Money halalas={amount} exact className="font-medium" />
            <StatusBadge tone={transactionTones[status]}>{t(`status.${status}`)}</StatusBadge>
          </span>
          {discount > 0 && (
            <span className="flex w-full justify-between gap-4 text-sm text-muted">
              {t('breakdown.coupon')}
              <Money halalas={discount} exact />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

import type { RefundView } from '@wasl/shared/contract/finances.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type BadgeTone, StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

const tones: Readonly<Record<RefundView['status'], BadgeTone>> = {
  requested: 'warn',
  queued: 'warn',
  sent: 'warn',
  confirmed: 'good',
  failed: 'bad',
}

/** The refunds of an order: where each goes, its amount, its state and its dates. Its client can open them. */
export function RefundList({ refunds }: { refunds: readonly RefundView[] }) {
  const { t } = useTranslation('finances')
  return (
    <ul className="divide-y divide-line">
      {refunds.map(({ id, status, amount, destination, transaction_id, requested_at, settled_at }) => {
        const title = destination ? t(`refunds.destination.${destination}`) : t('refunds.unnamed')
        return (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="flex min-w-0 flex-col">
              {transaction_id ? (
                <PageLink to={pages.transaction({ id: transaction_id })} className="font-medium text-brand underline underline-offset-4">
                  {title}
                </PageLink>
              ) : (
                <span className="font-medium">{title}</span>
              )}
              <span className="text-sm text-muted">
                {t('refunds.requestedOn')} <DateText at={requested_at} className="whitespace-nowrap" />
              </span>
              {settled_at && (
                <span className="text-sm text-muted">
                  {t('refunds.settledOn')} <DateText at={settled_at} className="whitespace-nowrap" />
                </span>
              )}
            </span>
            <span className="ms-auto flex flex-col items-end gap-1">
              <Money halalas={amount} exact className="font-medium" />
              <StatusBadge tone={tones[status]}>{t(`refunds.status.${status}`)}</StatusBadge>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

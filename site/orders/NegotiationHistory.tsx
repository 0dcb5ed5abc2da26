import type { NegotiationEntry } from '@wasl/shared/contract/offers.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { timeLabel } from '@wasl/shared/rules/offered-time.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'
import { counterTone, useCounterStatus } from './counter-status.ts'

type Props = { entries: readonly NegotiationEntry[]; reader: OrderPage['reader'] }

/** Each round of a negotiation: who proposed which terms and when, and the answer. Nothing before the first other terms. */
export function NegotiationHistory({ entries, reader }: Props) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const statusText = useCounterStatus(reader)
  if (entries.length < 2) return null
  const hasTimes = entries.some(({ appointment }) => appointment !== null)
  const nameOf = ({ by }: NegotiationEntry, at: number) => {
    if (by === 'client') return t(reader === 'client' ? 'negotiation.byYou' : 'negotiation.byClient')
    return t(at === 0 ? 'negotiation.byProvider' : 'negotiation.byProviderChanged')
  }
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex cursor-pointer items-center justify-between gap-2 px-3 py-2 font-medium">
        {t('negotiation.title')}
        <Icon name="down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="flex flex-col border-t border-line">
        {entries.map((entry, at) => (
          <li key={`${entry.by} ${entry.at}`} className="flex flex-col gap-1 border-b border-line p-3 text-sm last:border-b-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{nameOf(entry, at)}</span>
              <DateText at={entry.at} show="time" className="text-muted" />
            </div>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Money halalas={entry.total} className="font-bold" />
              <span aria-hidden="true">·</span>
              {formatDays(entry.duration_days, locale)}
            </p>
            {hasTimes && entry.by === 'provider' && (
              <p>{entry.appointment ? timeLabel(entry.appointment, locale) : t('negotiation.noTime')}</p>
            )}
            {entry.note && (
              <p className="text-muted">
                <UserText>{entry.note}</UserText>
              </p>
            )}
            {entry.status && (
              <p>
                <StatusBadge tone={counterTone(entry.status)}>{statusText(entry.status)}</StatusBadge>
              </p>
            )}
            {entry.reject_reason && (
              <p>
                {t('negotiation.rejectReason')}: <UserText>{entry.reject_reason}</UserText>
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

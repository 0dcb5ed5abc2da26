import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Money } from '../ui/Money.tsx'

type Props = { rental: Pick<OrderRental, 'cancellation' | 'is_at_risk'> }

/** Until when a booking is cancelled for free, and what is kept later; once it is later, only that. While its car may be late, it is free at any time. */
export function CancellationTerms({ rental: { cancellation, is_at_risk } }: Props) {
  const { free_until, retained_after, is_free } = cancellation
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  if (is_at_risk) return <p className="text-sm">{t('cancellation.nothing')}</p>
  return (
    <p className="text-sm">
      {is_free && t('cancellation.free', { at: formatDateTime(free_until, locale) })}{' '}
      {retained_after > 0 ? (
        <>
          {t(is_free ? 'cancellation.later' : 'cancellation.now')} <Money halalas={retained_after} exact />
        </>
      ) : (
        !is_free && t('cancellation.nothing')
      )}
    </p>
  )
}

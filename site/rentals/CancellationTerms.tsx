import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Money } from '../ui/Money.tsx'

/** Until when a booking is cancelled for free, and what is kept later. */
export function CancellationTerms({ free_until, kept_after }: OrderRental['cancellation']) {
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  return (
    <p className="text-sm">
      {t('cancellation.free', { at: formatDateTime(free_until, locale) })}{' '}
      {kept_after > 0 && (
        <>
          {t('cancellation.later')} <Money halalas={kept_after} exact />
        </>
      )}
    </p>
  )
}

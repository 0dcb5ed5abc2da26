import type { CarQuote } from '@wasl/shared/contract/cars.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Money } from '../ui/Money.tsx'
import { RentalLines } from './RentalLines.tsx'

/** Every line of the price of a rental, its total, and the security deposit apart from it. */
export function QuoteLines({ quote }: { quote: CarQuote }) {
  const { t } = useTranslation('cars')
  const locale = useLocale()
  return (
    <dl className="flex flex-col gap-2">
      <AmountRow label={t('quote.days')}>{formatDays(quote.days, locale)}</AmountRow>
      <RentalLines lines={quote.lines} />
      <div className="mt-1 border-t border-line pt-3">
        <AmountRow label={t(quote.tax > 0 ? 'quote.total' : 'quote.totalPlain')} strong>
          <Money halalas={quote.total} />
        </AmountRow>
        {quote.tax > 0 && (
          <AmountRow label={t('quote.tax')}>
            <Money halalas={quote.tax} />
          </AmountRow>
        )}
      </div>
      {quote.security_deposit > 0 && (
        <div className="mt-1 rounded-control bg-sunken p-3">
          <AmountRow label={t('deposit')}>
            <Money halalas={quote.security_deposit} />
          </AmountRow>
          <p className="mt-1 text-sm text-muted">{t('depositHint')}</p>
        </div>
      )}
    </dl>
  )
}

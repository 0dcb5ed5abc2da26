import type { CarQuote } from '@wasl/shared/contract/cars.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Money } from '../ui/Money.tsx'
import { SignedMoney } from '../ui/SignedMoney.tsx'

/** Every line of the price of a rental, its total, and the security deposit apart from it. */
export function QuoteLines({ quote }: { quote: CarQuote }) {
  const { t } = useTranslation('cars')
  const text = useText()
  const locale = useLocale()
  const labelOf = ({ kind, title, count }: CarQuote['lines'][number]) =>
    `${count > 1 ? `${t('quote.times', { times: count })} ` : ''}${title ? text(title) : t(`line.${kind}`)}`
  return (
    <dl className="flex flex-col gap-2">
      <AmountRow label={t('quote.days')}>{formatDays(quote.days, locale)}</AmountRow>
      {quote.lines.map((line) => (
        <AmountRow key={line.kind + (line.title?.en ?? '')} label={labelOf(line)}>
          {line.amount < 0 ? <SignedMoney halalas={line.amount} /> : <Money halalas={line.amount} />}
        </AmountRow>
      ))}
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

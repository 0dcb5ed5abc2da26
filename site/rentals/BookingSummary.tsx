import type { CarPage, CarQuote } from '@wasl/shared/contract/cars.ts'
import { formatDays, formatMinutes } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { QuoteLines } from '../cars/QuoteLines.tsx'
import { useLocale } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

type Props = { quote: CarQuote | null; terms: CarPage['booking_terms']; isBusy: boolean; isGuest: boolean }

/** Every line of the price, what happens after sending, and the button that sends. */
export function BookingSummary({ quote, terms, isBusy, isGuest }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <section aria-label={t('summary.title')} className="card flex flex-col gap-4 p-5 sm:p-6 lg:sticky lg:top-24">
      <h2 className="text-xl">{t('summary.title')}</h2>
      <div aria-live="polite">{quote ? <QuoteLines quote={quote} /> : <p className="text-muted">{t('summary.choose')}</p>}</div>
      <NextSteps terms={terms} hasDeposit={(quote?.security_deposit ?? 0) > 0} />
      <Button size="large" busy={isBusy}>
        {t(isGuest ? 'summary.continue' : 'summary.send')}
      </Button>
      <p className="text-sm text-muted">{t(isGuest ? 'summary.guestHint' : 'summary.freeHint')}</p>
    </section>
  )
}

/** What happens once the order is sent, and how it can be cancelled. */
function NextSteps({ terms, hasDeposit }: Pick<Props, 'terms'> & { hasDeposit: boolean }) {
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  const { answer_hours, accept_hours, unpaid_minutes, free_cancel_hours, retained_days } = terms
  const steps = [
    t('steps.answer', { count: answer_hours }),
    t('steps.accept', { time: formatMinutes(accept_hours * 60, locale) }),
    t(hasDeposit ? 'steps.payBoth' : 'steps.pay', { minutes: formatMinutes(unpaid_minutes, locale) }),
    t('steps.booked'),
  ]
  return (
    <div className="rounded-control bg-sunken p-4 text-sm">
      <h3 className="mb-2 text-base">{t('steps.title')}</h3>
      <ol className="flex list-decimal flex-col gap-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 flex items-start gap-2">
        <Icon name="shield" size={18} className="mt-0.5 shrink-0 text-brand" />
        <span>
          {t('steps.cancel', { count: free_cancel_hours })}{' '}
          {retained_days > 0 && t('steps.retained', { days: formatDays(retained_days, locale) })}
        </span>
      </p>
    </div>
  )
}

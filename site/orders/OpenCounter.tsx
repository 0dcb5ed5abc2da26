import type { OfferView } from '@wasl/shared/contract/offers.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { DateText } from '../ui/DateText.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'
import { openCounter } from './counter-status.ts'
import { TransitionForm } from './TransitionForm.tsx'

/** The counter-offer that waits for the provider's answer, with its buttons. */
export function OpenCounter({ offer, version }: { offer: OfferView; version: number }) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const counter = openCounter(offer)
  if (!counter) return null
  return (
    <section aria-labelledby="open-counter" className="mt-4 flex flex-col gap-3 rounded-card border border-brand bg-brand-soft p-4">
      <div>
        <h3 id="open-counter" className="text-base">
          {t('negotiation.received')}
        </h3>
        <DateText at={counter.at} show="time" className="text-sm text-muted" />
      </div>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t('offer.price')}</dt>
          <dd className="text-lg font-bold">
            <Money halalas={counter.price} />
          </dd>
          {offer.vat_percent > 0 && (
            <dd className="text-sm text-muted">
              {t('negotiation.total')}: <Money halalas={counter.total} />
            </dd>
          )}
        </div>
        <div>
          <dt className="text-sm text-muted">{t('offer.duration')}</dt>
          <dd className="font-medium">{formatDays(counter.duration_days, locale)}</dd>
        </div>
      </dl>
      {counter.note && (
        <p>
          <UserText>{counter.note}</UserText>
        </p>
      )}
      <p className="text-sm text-muted">{t('negotiation.receivedHint')}</p>
      {offer.actions.filter(isAnswer).map((action) => (
        <TransitionForm
          key={action.name}
          action={action}
          version={version}
          offerId={offer.id}
          size="small"
          hidden={{ counter_offer_id: counter.id ?? '' }}
        />
      ))}
    </section>
  )
}

/** Whether a button of an offer answers its counter-offer. */
export const isAnswer = ({ name }: OfferView['actions'][number]): boolean => name === 'accept_counter' || name === 'reject_counter'

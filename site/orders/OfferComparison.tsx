import type { OfferView } from '@wasl/shared/contract/offers.ts'
import { formatCount, formatDays, formatRating } from '@wasl/shared/i18n/format.ts'
import { shownPrice } from '@wasl/shared/rules/shown-price.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Money } from '../ui/Money.tsx'
import { Stars } from '../ui/Stars.tsx'
import { lastCounter, useCounterStatus } from './counter-status.ts'
import { OfferMarks } from './OfferMarks.tsx'

/** The open offers side by side, on wide screens; a phone reads the same from the cards below. */
export function OfferComparison({ offers, lowest }: { offers: readonly OfferView[]; lowest: number }) {
  const { t } = useTranslation('orders')
  const columns = [
    t('offer.provider'),
    t('offer.totalWithVat'),
    t('offer.duration'),
    t('offer.rating'),
    t('offer.completedOrders'),
    t('offer.negotiationState'),
  ]
  return (
    <div className="card relative hidden overflow-x-auto p-4 md:block">
      <table className="w-full border-collapse text-start text-sm">
        <caption className="sr-only">{t('offer.compare')}</caption>
        <thead>
          <tr className="border-b-2 border-brand text-muted">
            {columns.map((label) => (
              <th key={label} scope="col" className="py-2 pe-3 text-start font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} isLowest={offer.total === lowest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OfferRow({ offer, isLowest }: { offer: OfferView; isLowest: boolean }) {
  const { t } = useTranslation('orders')
  const { t: tCommon } = useTranslation()
  const text = useText()
  const locale = useLocale()
  const statusText = useCounterStatus('client')
  const status = lastCounter(offer)?.status
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-3 pe-3 text-start font-medium">
        <a href={`#offer-${offer.id}`} className="wrap-anywhere hover:text-brand hover:underline">
          {text(offer.provider.name)}
        </a>
        {offer.sold_by === 'platform' && <span className="block text-sm font-normal text-muted">{t('offer.soldBy')}</span>}
        <OfferMarks offer={offer} isLowest={isLowest} />
      </th>
      <td className="py-3 pe-3 text-base font-bold">
        <Money halalas={shownPrice(offer).amount} />
        <PriceParts offer={offer} />
        {offer.tax === 0 && <span className="block text-sm font-normal text-muted">{t('offer.noVat')}</span>}
      </td>
      <td className="py-3 pe-3 whitespace-nowrap">{formatDays(offer.duration_days, locale)}</td>
      <td className="py-3 pe-3">
        {offer.provider.rating === null ? (
          <span className="text-muted">{t('offer.noRating')}</span>
        ) : (
          <>
            <span className="flex items-center gap-1">
              <Stars rating={offer.provider.rating} size={14} />
              <span aria-hidden="true" className="font-medium">
                {formatRating(offer.provider.rating)}
              </span>
            </span>
            <span className="text-muted">{tCommon('reviews', { count: offer.provider.rating_count })}</span>
          </>
        )}
      </td>
      <td className="py-3 pe-3">{formatCount(offer.provider.completed_count)}</td>
      <td className="py-3">{status ? statusText(status) : t('negotiation.none')}</td>
    </tr>
  )
}

function PriceParts({ offer }: { offer: OfferView }) {
  const { t } = useTranslation('orders')
  const { parts } = shownPrice(offer)
  return (
    parts && (
      <span className="block text-sm font-normal text-muted">
        {t('offer.priceBeforeVat')}: <Money halalas={parts.price} />
      </span>
    )
  )
}

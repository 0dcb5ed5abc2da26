import type { OfferSort } from '@wasl/shared/contract/choices.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { barePath } from '@wasl/shared/pages/locale-path.ts'
import { bestValueMargin, bestValueReviews } from '@wasl/shared/rules/best-value.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { ApiFailure } from '../server/api-error.server.ts'
import { DeadlineNote } from '../ui/DeadlineNote.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { OfferCard } from './OfferCard.tsx'
import { OfferComparison } from './rare-parts.ts'

type Props = { order: OrderPage; sort: OfferSort; failure: ApiFailure | null; failedOffer: string }

/** The offers of the client's order: compared in a table, then each with its details and buttons. */
export function OfferList({ order, sort, failure, failedOffer }: Props) {
  const { t } = useTranslation('orders')
  const path = barePath(useLocation().pathname)
  const pending = order.offers.filter((offer) => offer.status === 'pending')
  const lowest = Math.min(...pending.map((offer) => offer.total))
  // Only requests of a category have offers.
  const categoryId = order.category?.id
  if (order.offers.length === 0 || !categoryId)
    return order.tab === 'new' ? (
      <EmptyState icon="tag" title={t('offer.none')}>
        {t('offer.noneHint')}
      </EmptyState>
    ) : null
  return (
    <section aria-labelledby="offers" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="offers">
          {t('offer.title')} <span className="text-base font-normal text-muted">({t('offers', { count: order.offers.length })})</span>
        </h2>
        {pending.length > 1 && (
          <Tabs
            label={t('offer.sort')}
            variant="chips"
            tabs={typedKeys(sortLabels).map((name) => ({ to: `${path}?sort=${name}`, label: t(sortLabels[name]), current: sort === name }))}
          />
        )}
      </div>
      {pending.length > 0 && <DeadlineNote note={order.offer_note} />}
      {pending.length > 1 && (
        <Suspense>
          <OfferComparison offers={pending} lowest={lowest} />
        </Suspense>
      )}
      {order.offers.some(({ is_best_value }) => is_best_value) && (
        <p className="text-sm text-muted">
          {t('offer.bestValueRule', { reviews: formatCount(bestValueReviews), percent: formatCount(bestValueMargin) })}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {order.offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              categoryId={categoryId}
              version={order.version}
              isLowest={pending.length > 1 && offer.status === 'pending' && offer.total === lowest}
              failure={failedOffer === offer.id ? failure : null}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const sortLabels = {
  price: 'offer.lowestPrice',
  '-price': 'offer.highestPrice',
  rating: 'offer.bestRated',
  speed: 'offer.fastest',
} as const satisfies Record<OfferSort, string>

import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { barePath } from '../i18n/locale.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { OfferCard } from './OfferCard.tsx'

/** The offers of the client's order, sorted by price. */
export function OfferList({ order, sort }: { order: OrderPage; sort: 'price' | '-price' }) {
  const { t } = useTranslation('orders')
  const path = barePath(useLocation().pathname)
  const pending = order.offers.filter((offer) => offer.status === 'pending')
  const lowestPrice = Math.min(...pending.map((offer) => offer.price))
  if (order.offers.length === 0)
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
            tabs={[
              { to: `${path}?sort=price`, label: t('offer.lowestPrice'), current: sort === 'price' },
              { to: `${path}?sort=-price`, label: t('offer.highestPrice'), current: sort === '-price' },
            ]}
          />
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {order.offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              categoryId={order.category.id}
              version={order.version}
              isLowest={pending.length > 1 && offer.status === 'pending' && offer.price === lowestPrice}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

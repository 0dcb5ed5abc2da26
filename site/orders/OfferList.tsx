import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { barePath } from '../i18n/locale.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { OfferCard } from './OfferCard.tsx'

/** The offers of the client's order side by side, sorted by least or most price. */
export function OfferList({ order, sort }: { order: OrderPage; sort: 'price' | '-price' }) {
  const { t } = useTranslation('orders')
  const path = barePath(useLocation().pathname)
  const open = order.offers.filter((offer) => offer.status === 'pending')
  const least = Math.min(...open.map((offer) => offer.price))
  if (order.offers.length === 0)
    return order.tab === 'new' ? (
      <EmptyState icon="tag" title={t('offer.none')}>
        {t('offer.noneWhy')}
      </EmptyState>
    ) : null
  return (
    <section aria-labelledby="offers" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="offers">
          {t('offer.title')} <span className="text-base font-normal text-muted">({t('offers', { count: order.offers.length })})</span>
        </h2>
        {order.offers.length > 1 && (
          <Tabs
            label={t('offer.sort')}
            tone="chips"
            tabs={[
              { to: `${path}?sort=price`, label: t('offer.least'), current: sort === 'price' },
              { to: `${path}?sort=-price`, label: t('offer.most'), current: sort === '-price' },
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
              isLeast={open.length > 1 && offer.status === 'pending' && offer.price === least}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { PriceRange } from '../catalog/CommonPrice.tsx'
import { useText } from '../i18n/locale.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { SectionHeading } from './SectionHeading.tsx'

/** What clients paid for the most ordered services; nothing while too few have ordered. */
export function CommonPrices({ prices }: { prices: HomePage['common_prices'] }) {
  const { t } = useTranslation('home')
  const text = useText()
  if (prices.length === 0) return null
  return (
    <section className="wrap pt-16 sm:pt-20">
      <SectionHeading title={t('prices.heading')} lead={t('prices.lead')} />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {prices.map(({ service, category_id, price }) => (
          <li key={service.id} className="card card-link flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
            <PageLink to={pages.category({ id: category_id, services: service.id })} data-cover="" className="font-medium">
              {text(service.name)}
            </PageLink>
            <span className="font-semibold text-brand">
              <PriceRange price={price} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ProductCard } from '@wasl/shared/contract/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ProductCardView } from '../store/ProductCardView.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { SectionHeading } from './SectionHeading.tsx'

/** The newest products of the store; nothing while there is none. */
export function NewProducts({ products }: { products: readonly ProductCard[] }) {
  const { t } = useTranslation('store')
  if (products.length === 0) return null
  return (
    <section className="wrap pt-16 sm:pt-20">
      <SectionHeading
        title={t('home.heading')}
        lead={t('home.lead')}
        end={
          <ButtonLink to={pages.store()} tone="soft">
            {t('home.action')}
          </ButtonLink>
        }
      />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCardView product={product} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

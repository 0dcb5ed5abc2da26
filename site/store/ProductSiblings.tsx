import type { ProductPage } from '@wasl/shared/contract/store.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { ProductCardView } from './ProductCardView.tsx'

/** The other products of its group, as cards with the options that they differ by. */
export function ProductSiblings({ siblings }: Pick<ProductPage, 'siblings'>) {
  const { t } = useTranslation('store')
  const text = useText()
  if (siblings.length === 0) return null
  return (
    <section aria-labelledby="siblings" className="pt-12">
      <h2 id="siblings" className="mb-5">
        {t('siblings')}
      </h2>
      <ul className="row-on-phones gap-4 sm:grid sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {siblings.map((product) => (
          <li key={product.id}>
            <ProductCardView product={product} headingLevel="h3" />
            {product.options.length > 0 && (
              <p className="mt-2 text-center text-sm text-muted">{product.options.map(({ name }) => text(name)).join(' · ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

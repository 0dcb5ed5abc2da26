import type { ProductCard } from '@wasl/shared/contract/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { FavoriteHeart } from '../favorites/FavoriteHearts.tsx'
import { useText } from '../i18n/locale.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { DiscountBadge, Price } from './Price.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { ProductRating } from './ProductRating.tsx'

/** A product in a list: picture, brand, name, price and who sells it. */
export function ProductCardView({ product, headingLevel: Heading = 'h2' }: { product: ProductCard; headingLevel?: 'h2' | 'h3' }) {
  const { t } = useTranslation('store')
  const text = useText()
  return (
    <article className="card card-link flex h-full flex-col overflow-hidden">
      <div className="relative">
        <ProductPicture url={product.image_url} alt="" className={`aspect-square w-full ${product.is_available ? '' : 'opacity-55'}`} />
        <span className="absolute start-2.5 top-2.5 flex flex-col items-start gap-1.5">
          <DiscountBadge {...product} />
          {!product.is_available && (
            <span className="rounded-full bg-surface px-2.5 py-0.5 text-sm font-medium text-muted">{t('soldOut')}</span>
          )}
        </span>
        <FavoriteHeart favorite={{ kind: 'product', id: product.id }} name={text(product.title)} className="absolute end-1.5 top-1.5" />
      </div>
      <div className="flex grow flex-col gap-1 p-3 sm:p-4">
        {product.brand && <p className="text-sm text-muted">{text(product.brand.name)}</p>}
        <Heading className="text-base leading-snug font-medium">
          <PageLink to={pages.product({ id: product.id })} data-cover="" className="line-clamp-2">
            <bdi>{text(product.title)}</bdi>
          </PageLink>
        </Heading>
        <ProductRating {...product} />
        <div className="mt-auto pt-2">
          <Price {...product} />
          <p className="mt-1 truncate text-sm text-muted">
            <bdi>{product.provider ? text(product.provider.name) : t('soldByPlatform')}</bdi>
          </p>
        </div>
      </div>
    </article>
  )
}

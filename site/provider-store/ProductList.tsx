import type { OwnProductCard } from '@wasl/shared/contract/provider-products.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { ProductState } from './ProductState.tsx'
import { UnitsForm } from './UnitsForm.tsx'
import type { Option } from './useUnitName.ts'

type Failure = { id: string; msg: string; errors: FieldErrors }
type Props = { products: readonly OwnProductCard[]; options: readonly Option[]; failure: Failure | undefined }

/** The products of a provider, each with the quick change of its prices and quantities. */
export function ProductList({ products, options, failure }: Props) {
  return (
    <ul className="flex flex-col gap-4">
      {products.map((product) => (
        <li key={product.id} className="card p-4">
          <ProductRow product={product} options={options} failure={failure?.id === product.id ? failure : undefined} />
        </li>
      ))}
    </ul>
  )
}

function ProductRow({ product, options, failure }: { product: OwnProductCard; options: readonly Option[]; failure: Failure | undefined }) {
  const { t } = useTranslation('products')
  const text = useText()
  const { id, name, image_url, review, units } = product
  const prices = units.map(({ price }) => price)
  const total = units.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <div className="flex gap-4">
        {image_url ? (
          <img src={image_url} alt="" className="size-18 shrink-0 rounded-control bg-sunken object-cover" />
        ) : (
          <span className="grid size-18 shrink-0 place-items-center rounded-control bg-sunken text-muted">
            <Icon name="image" size={28} />
          </span>
        )}
        <div className="flex min-w-0 grow flex-col gap-1.5">
          <h2 className="text-lg leading-snug">
            <PageLink to={pages.ownProduct({ id })} className="font-semibold hover:text-brand">
              <bdi>{text(name)}</bdi>
            </PageLink>
          </h2>
          <p className="flex flex-wrap gap-x-4 text-muted">
            {prices.length > 0 && (
              <span>
                {new Set(prices).size > 1 && <>{t('from')} </>}
                <Money halalas={Math.min(...prices)} className="font-medium text-ink" />
              </span>
            )}
            <span>{t('pieces', { count: total })}</span>
          </p>
          <ProductState product={product} />
        </div>
      </div>
      {review?.status === 'rejected' && review.reject_reason && (
        <p className="mt-3 rounded-control bg-bad-soft p-3 text-bad">
          {t('rejectedBecause')} <bdi>{review.reject_reason}</bdi>
        </p>
      )}
      {units.length > 0 && (
        <details open={Boolean(failure)} className="group mt-3 border-t border-line pt-1">
          <summary className="flex min-h-11 items-center gap-2 font-medium text-brand">
            {t('units.title')}
            <Icon name="down" size={18} className="ms-auto text-muted group-open:rotate-180" />
          </summary>
          <div className="pt-2">
            <UnitsForm product={product} options={options} failure={failure} />
          </div>
        </details>
      )}
    </>
  )
}

import type { ProductPage, ProductUnit } from '@wasl/shared/contract/store.ts'
import { formatDays, formatLongDate } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { StockWish } from '../favorites/FavoriteHearts.tsx'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Addition, AddToCart } from './AddToCart.tsx'
import { DiscountBadge, Price } from './Price.tsx'
import { VariantPicker } from './VariantPicker.tsx'

type Props = { product: ProductPage; unit: ProductUnit; addition: Addition }

/** What is bought: price, variant, stock and the way into the cart. */
export function BuyBox({ product, unit, addition }: Props) {
  const { t } = useTranslation('store')
  const locale = useLocale()
  return (
    <section aria-label={t('buy')} className="flex flex-col gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <Price {...unit} large />
          <DiscountBadge {...unit} />
        </div>
        <p className="mt-1 text-sm text-muted">
          {t('withVat')}
          {unit.full_price !== null && product.discount_ends_on && (
            <> · {t('discountEnds', { date: formatLongDate(`${product.discount_ends_on}T12:00:00+03:00`, locale) })}</>
          )}
        </p>
      </div>
      <VariantPicker product={product} chosen={unit} />
      <StockState unit={unit} />
      {!unit.is_available && <StockWish unitId={unit.id} />}
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon name={product.return_days === null ? 'info' : 'refresh'} className="mt-0.5" />
        {product.return_days === null ? t('notReturnable') : t('returnable', { period: formatDays(product.return_days, locale) })}
      </p>
      <AddToCart key={unit.id} unit={unit} addition={addition} />
    </section>
  )
}

function StockState({ unit: { is_available, left } }: { unit: ProductUnit }) {
  const { t } = useTranslation('store')
  const [tone, icon, label] = !is_available
    ? (['text-bad', 'close', t('soldOut')] as const)
    : left !== null
      ? (['text-caution', 'clock', t('left', { count: left })] as const)
      : (['text-good', 'check-circle', t('inStock')] as const)
  return (
    <p className={`flex items-center gap-2 font-medium ${tone}`}>
      <Icon name={icon} />
      {label}
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import { Money } from '../ui/Money.tsx'

type Props = { price: number; full_price: number | null; is_starting_price?: boolean; large?: boolean }

/** The price to pay, and the one before the discount. */
export function Price({ price, full_price, is_starting_price = false, large = false }: Props) {
  const { t } = useTranslation('store')
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span>
        {is_starting_price && <span className="text-sm text-muted">{t('from')} </span>}
        <Money halalas={price} className={`font-semibold ${large ? 'text-3xl' : 'text-lg'}`} />
      </span>
      {full_price !== null && (
        <span className={`text-muted ${large ? 'text-lg' : 'text-sm'}`}>
          <span className="sr-only">{t('before')} </span>
          {/* A line through the text around the amount would not reach it. */}
          <s className="[&_bdi]:line-through">
            <Money halalas={full_price} />
          </s>
        </span>
      )}
    </p>
  )
}

/** How much less than before, in whole per cent rounded down; nothing below one. */
export function DiscountBadge({ price, full_price }: Pick<Props, 'price' | 'full_price'>) {
  const { t } = useTranslation('store')
  const percent = full_price ? Math.floor(((full_price - price) / full_price) * 100) : 0
  if (percent < 1) return null
  return <span className="rounded-full bg-warm px-2.5 py-0.5 text-sm font-semibold text-[#231503]">{t('discount', { percent })}</span>
}

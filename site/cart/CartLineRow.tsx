import type { CartLine } from '@wasl/shared/contract/cart.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { ProductPicture } from '../store/ProductPicture.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { lineValue, quantityOf } from './cart-form.ts'
import { QuantityStepper } from './QuantityStepper.tsx'

/** A unit in the cart: what it is, what it costs now, how many, and why it cannot be bought. */
export function CartLineRow({ line, errors }: { line: CartLine; errors: readonly string[] | undefined }) {
  const { t } = useTranslation('cart')
  const text = useText()
  const { formData } = useNavigation()
  const { unit_id, product_id, state, options, amount } = line
  const pending = quantityOf(formData?.get('set'))
  const quantity = pending?.unit_id === unit_id ? pending.quantity : line.quantity
  const isLeaving = formData?.get('remove') === unit_id
  const canBeBought = state === 'available' || state === 'too_few'
  const name = text(line.title)
  return (
    <li className={`flex gap-3 p-4 sm:gap-4 sm:p-5 ${isLeaving ? 'opacity-50' : ''}`}>
      <ProductPicture
        url={line.image_url}
        alt=""
        className={`size-20 shrink-0 rounded-control sm:size-24 ${canBeBought ? '' : 'opacity-45 grayscale'}`}
      />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex items-start gap-2">
          <p className={`min-w-0 grow leading-snug font-medium ${canBeBought ? '' : 'text-muted'}`}>
            <PageLink to={pages.product({ id: product_id, v: unit_id })} className="hover:text-brand hover:underline">
              <bdi>{name}</bdi>
            </PageLink>
          </p>
          <button
            type="submit"
            name="remove"
            value={unit_id}
            aria-label={t('remove', { name })}
            className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-bad-soft hover:text-bad"
          >
            <Icon name="trash" />
          </button>
        </div>
        {options.length > 0 && <p className="text-sm text-muted">{options.map((option) => text(option.name)).join(t('comma'))}</p>}
        <LinePrice line={line} />
        <LineState line={line} />
        {canBeBought && (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
            <QuantityStepper key={quantity} line={line} quantity={quantity} errors={errors} />
            {amount > 0 && <Money halalas={quantity * line.price} className="text-lg font-semibold" />}
          </div>
        )}
      </div>
    </li>
  )
}

/** The price of one, and how it has changed since the line was added. */
function LinePrice({ line: { state, price, full_price, former_price } }: { line: CartLine }) {
  const { t } = useTranslation('cart')
  if (state === 'unavailable') return null
  return (
    <>
      <p className="text-sm text-muted">
        {t('each')} <Money halalas={price} />
        {full_price !== null && (
          <s className="ms-2 [&_bdi]:line-through">
            <span className="sr-only">{t('before')} </span>
            <Money halalas={full_price} />
          </s>
        )}
      </p>
      {former_price !== null && (
        <p className={`text-sm font-medium ${price > former_price ? 'text-caution' : 'text-good'}`}>
          {t(price > former_price ? 'priceRose' : 'priceFell')} <Money halalas={former_price} />
        </p>
      )}
    </>
  )
}

/** Why a line cannot be bought, and what helps. */
function LineState({ line: { unit_id, state, left } }: { line: CartLine }) {
  const { t } = useTranslation('cart')
  if (state === 'available') return null
  return (
    <p className={`flex flex-wrap items-center gap-2 text-sm font-medium ${state === 'too_few' ? 'text-caution' : 'text-bad'}`}>
      <Icon name="alert" size={18} />
      {state === 'too_few' ? t('left', { count: left }) : t(state === 'sold_out' ? 'soldOut' : 'unavailable')}
      {state === 'too_few' && (
        <Button tone="soft" size="small" name="set" value={lineValue(unit_id, left)}>
          {t('takeLeft', { quantity: left })}
        </Button>
      )}
    </p>
  )
}

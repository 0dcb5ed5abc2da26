import type { CartGroup, CartLine, ShippingChoice } from '@wasl/shared/contract/cart.ts'
import type { CheckoutConflict } from '@wasl/shared/contract/checkout.ts'
import { formatCount, formatDayRange } from '@wasl/shared/i18n/format.ts'
import { sellerKey } from '@wasl/shared/rules/checkout-seller.ts'
import { useTranslation } from 'react-i18next'
import { lineValue } from '../cart/cart-form.ts'
import { RadioCards } from '../forms/RadioCards.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { PickUp } from '../ui/PickUp.tsx'
import { chosenShipping, shippingField, shippingValue, type Values } from './checkout-form.ts'

type Props = {
  group: CartGroup
  hasCity: boolean
  values: Values
  conflict: CheckoutConflict | null
  errors: readonly string[] | undefined
}

/** What one seller sells, and how it is handed over. Names what cannot be bought, with the button that solves it. */
export function SellerCard({ group, hasCity, values, conflict, errors }: Props) {
  const { t } = useTranslation(['checkout', 'cart'])
  const text = useText()
  const { provider, lines, shipping } = group
  const id = `seller-${sellerKey(group)}`
  const isClosed =
    conflict?.reason === 'seller_closed' && conflict.lines.some(({ unit_id }) => lines.some((line) => line.unit_id === unit_id))
  const isNotDelivered = hasCity && shipping.length === 0
  return (
    <section aria-labelledby={id} className="card">
      <h2 id={id} className="border-b border-line px-4 py-3 text-base sm:px-5">
        <span className="font-normal text-muted">{t('cart:soldBy')} </span>
        <bdi>{provider ? text(provider.name) : t('brand', { ns: 'common' })}</bdi>
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <SellerLine key={line.unit_id} line={line} />
        ))}
      </ul>
      {(isClosed || isNotDelivered) && (
        <div
          id={isNotDelivered ? shippingField(group) : undefined}
          tabIndex={-1}
          className="flex flex-col items-start gap-3 border-t border-line p-4 sm:px-5"
        >
          <p className="flex items-start gap-2 font-medium text-bad">
            <Icon name="alert" className="mt-0.5" />
            {t(isClosed ? 'seller.closed' : 'seller.notDelivered')}
          </p>
          <Button tone="plain" size="small" name="remove" value={lines.map(({ unit_id }) => unit_id).join(',')}>
            {t('seller.remove')}
          </Button>
        </div>
      )}
      {hasCity && shipping.length > 0 && (
        <div className="border-t border-line p-4 sm:px-5">
          <RadioCards
            name={shippingField(group)}
            legend={t('shipping.legend')}
            columns="sm:grid-cols-2"
            options={shipping.map((choice) => ({
              value: shippingValue(choice),
              label: text(choice.title),
              hint: <ShippingHint choice={choice} />,
            }))}
            defaultValue={defaultValueOf(group, values)}
            errors={errors}
          />
        </div>
      )}
    </section>
  )
}

function defaultValueOf(group: CartGroup, values: Values): string | undefined {
  const choice = chosenShipping(group, values)
  return choice && shippingValue(choice)
}

/** The price of a choice, and how long it takes. */
function ShippingHint({ choice: { price, full_price, days_min, days_max, pick_up } }: { choice: ShippingChoice }) {
  const { t } = useTranslation('checkout')
  const locale = useLocale()
  return (
    <>
      <span className="block font-medium text-ink">{price === 0 ? t('shipping.free') : <Money halalas={price} />}</span>
      {price < full_price && (
        <s className="block [&_bdi]:line-through">
          <Money halalas={full_price} />
        </s>
      )}
      <span className="block">{days_max === 0 ? t('shipping.sameDay') : formatDayRange(days_min, days_max, locale)}</span>
      {pick_up && <PickUp {...pick_up} />}
    </>
  )
}

/** A line: how many, what they cost, and why they cannot be bought. */
function SellerLine({ line: { unit_id, title, options, quantity, amount, state, left, price, former_price } }: { line: CartLine }) {
  const { t } = useTranslation(['checkout', 'cart'])
  const text = useText()
  const name = text(title)
  return (
    <li className="flex flex-col gap-1 px-4 py-3 sm:px-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">
          <bdi>{name}</bdi>{' '}
          <span className="text-muted">
            <span aria-hidden="true">×</span> {formatCount(quantity)}
          </span>
        </span>
        {state === 'available' && <Money halalas={amount} className="font-medium" />}
      </p>
      {options.length > 0 && <p className="text-sm text-muted">{options.map((option) => text(option.name)).join(t('cart:comma'))}</p>}
      {former_price !== null && state === 'available' && (
        <p className={`text-sm font-medium ${price > former_price ? 'text-caution' : 'text-good'}`}>
          {t(price > former_price ? 'cart:priceRose' : 'cart:priceFell')} <Money halalas={former_price} />
        </p>
      )}
      {state !== 'available' && (
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-bad">
          <Icon name="alert" size={18} />
          {state === 'too_few' ? t('cart:left', { count: left }) : t(state === 'sold_out' ? 'cart:soldOut' : 'cart:unavailable')}
          {state === 'too_few' && (
            <Button tone="soft" size="small" name="set" value={lineValue(unit_id, left)}>
              {t('cart:takeLeft', { quantity: left })}
            </Button>
          )}
          <Button tone="plain" size="small" name="remove" value={unit_id}>
            {t('cart:remove', { name })}
          </Button>
        </p>
      )}
    </li>
  )
}

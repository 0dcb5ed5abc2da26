import type { Cart, CartGroup, ShippingChoice } from '@wasl/shared/contract/cart.ts'
import { sellerKey } from '@wasl/shared/rules/checkout-seller.ts'

const shippingPrefix = 'shipping.'

/** The field with the chosen shipping of a seller. */
export const shippingField = (group: Pick<CartGroup, 'provider_id'>): string => shippingPrefix + sellerKey(group)

/** The value of a choice: its id, and the price that the client saw. */
export const shippingValue = ({ id, price }: Pick<ShippingChoice, 'id' | 'price'>): string => `${id}:${price}`

function parseShipping(value: string): { id: string; price: number } | null {
  const [id = '', price = ''] = value.split(':')
  return id !== '' && /^\d{1,12}$/.test(price) ? { id, price: Number(price) } : null
}

/** Values of a form by field name. */
export type Values = Readonly<Partial<Record<string, string>>>

/** The choice of a group: the chosen one, also if its price has changed, else the cheapest delivery, the fastest of equal ones, else the pick-up. Undefined if there is none. */
export function chosenShipping(group: Pick<CartGroup, 'provider_id' | 'shipping'>, values: Values): ShippingChoice | undefined {
  const chosen = parseShipping(values[shippingField(group)] ?? '')
  const same = group.shipping.find(({ id }) => id === chosen?.id)
  if (same) return same
  const delivered = group.shipping.filter(({ method }) => method !== 'pick_up')
  return delivered.toSorted((one, other) => one.price - other.price || one.days_max - other.days_max)[0] ?? group.shipping[0]
}

/** What the delivery and the whole checkout cost with these choices. Halalas. */
export function checkoutTotals({ groups, total }: Pick<Cart, 'groups' | 'total'>, values: Values): { delivery: number; total: number } {
  const delivery = groups.reduce((sum, group) => sum + (chosenShipping(group, values)?.price ?? 0), 0)
  return { delivery, total: total + delivery }
}

/** Whether something is delivered, so that an address is needed. */
export const needsAddress = (groups: readonly CartGroup[], values: Values): boolean =>
  groups.some((group) => (chosenShipping(group, values)?.method ?? 'pick_up') !== 'pick_up')

/** Whether some of it can be delivered. */
export const offersDelivery = (groups: readonly CartGroup[]): boolean =>
  groups.some(({ shipping }) => shipping.some(({ method }) => method !== 'pick_up'))

/** The body of the checkout, not validated. `total`: what the goods and the chosen shipping cost as the client saw them. */
export function readCheckoutForm(values: Values) {
  const shipping: Record<string, string> = {}
  let total = Number(values.goods_total)
  for (const [name, value] of Object.entries(values)) {
    const choice = name.startsWith(shippingPrefix) ? parseShipping(value ?? '') : null
    if (!choice) continue
    shipping[name.slice(shippingPrefix.length)] = choice.id
    total += choice.price
  }
  // Of companies alone.
  const purchase_order = values.purchase_order?.trim() || null
  const part = (name: string) => values[`address.${name}`] ?? ''
  return {
    version: Number(values.version),
    total,
    shipping,
    ...(purchase_order && { purchase_order }),
    ...(values.branch_id && { branch_id: values.branch_id }),
    address: {
      ...{ city_id: part('city_id'), district: part('district'), street: part('street'), building: part('building') },
      ...{ lat: degrees(values.lat), lng: degrees(values.lng) },
    },
  }
}

/** Text that is no number stays text, so that the API reports the field. */
function degrees(typed = ''): number | string | null {
  const text = typed.trim()
  return text === '' ? null : Number.isFinite(Number(text)) ? Number(text) : text
}

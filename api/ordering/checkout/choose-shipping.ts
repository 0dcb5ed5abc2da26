import type { CartGroup, ShippingChoice } from '@wasl/shared/contract/cart.ts'
import type { CheckoutForm } from '@wasl/shared/contract/checkout.ts'
import { sellerKey } from '@wasl/shared/rules/checkout-seller.ts'
import type { Label } from '@wasl/shared/units.ts'
import { RequestError } from '../../platform/http/errors.ts'

/** What one seller sells, and how it is handed over. */
export type ChosenGroup = { group: CartGroup; shipping: ShippingChoice }

/** Each group of a cart with its chosen shipping. Throws 422 with an error for each that has none in the city, and for an address that a delivery needs. */
export function chooseShipping(groups: readonly CartGroup[], { shipping, address }: CheckoutForm): ChosenGroup[] {
  const errors: Record<string, Label[]> = {}
  const chosen = groups.flatMap((group) => {
    const key = sellerKey(group)
    const choice = group.shipping.find(({ id }) => id === shipping[key])
    if (choice) return [{ group, shipping: choice }]
    errors[`shipping.${key}`] = [group.shipping.length === 0 ? notDelivered : notChosen]
    return []
  })
  const isDelivered = chosen.some((one) => one.shipping.method !== 'pick_up')
  for (const [field, message] of isDelivered ? requiredParts : []) if (address[field].trim() === '') errors[`address.${field}`] = [message]
  if (Object.keys(errors).length > 0) throw new RequestError('invalid', { en: 'Please check the form', ar: 'تحقّق من الحقول' }, { errors })
  return chosen
}

const notChosen: Label = { en: 'Choose how you receive it', ar: 'اختر طريقة الاستلام' }
const notDelivered: Label = { en: 'This seller does not deliver to this city', ar: 'لا يوصل هذا البائع إلى هذه المدينة' }
const requiredParts = [
  ['district', { en: 'Enter the district', ar: 'اكتب الحي' }],
  ['street', { en: 'Enter the street', ar: 'اكتب الشارع' }],
  ['building', { en: 'Enter the building', ar: 'اكتب رقم المبنى' }],
] as const

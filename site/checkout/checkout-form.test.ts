import type { CartGroup, ShippingChoice } from '@wasl/shared/contract/cart.ts'
import { expect, test } from 'vitest'
import { checkoutTotals, chosenShipping, needsAddress, readCheckoutForm, shippingField, shippingValue } from './checkout-form.ts'

const choice = (id: string, method: ShippingChoice['method'], price: number, days_max = 3): ShippingChoice => ({
  ...{ id, method, price, days_max, days_min: 1, full_price: price, free_from: null, city: null, pick_up: null },
  title: { ar: id, en: id },
})
const group = (provider_id: string | null, shipping: ShippingChoice[]): CartGroup => ({
  ...{ provider_id, shipping, provider: null, lines: [], subtotal: 0 },
})
const pickUp = choice('pick-up', 'pick_up', 0)
const slow = choice('slow', 'carrier', 2_000, 6)
const fast = choice('fast', 'own_delivery', 2_000, 1)

test('the cheapest and fastest delivery is offered, unless another one was chosen', () => {
  const own = group(null, [pickUp, slow, fast])
  expect(chosenShipping(own, {})?.id).toBe('fast')
  expect(chosenShipping(own, { [shippingField(own)]: shippingValue(pickUp) })?.id).toBe('pick-up')
  // Its price has changed since.
  expect(chosenShipping(own, { [shippingField(own)]: 'slow:1500' })?.id).toBe('slow')
  expect(chosenShipping(group(null, [pickUp]), {})?.id).toBe('pick-up')
  expect(chosenShipping(group(null, []), {})).toBeUndefined()
})

test('an address is needed once something is delivered', () => {
  const groups = [group(null, [pickUp, slow]), group('1', [pickUp])]
  expect(needsAddress(groups, {})).toBe(true)
  expect(needsAddress(groups, { 'shipping.platform': shippingValue(pickUp) })).toBe(false)
})

test('the total is that of the goods and of the chosen shipping as it was seen', () => {
  const groups = [group(null, [slow]), group('1', [pickUp, fast])]
  expect(checkoutTotals({ groups, total: 10_000 }, { 'shipping.1': shippingValue(pickUp) })).toEqual({ delivery: 2_000, total: 12_000 })
  expect(
    readCheckoutForm({
      ...{ version: '4', goods_total: '10000', 'shipping.platform': 'slow:1500', 'shipping.1': 'pick-up:0' },
      ...{ 'address.city_id': 'city', 'address.district': 'العليا', lat: '24.7', lng: 'x' },
    }),
  ).toEqual({
    ...{ version: 4, total: 11_500, shipping: { platform: 'slow', 1: 'pick-up' } },
    address: { city_id: 'city', district: 'العليا', street: '', building: '', lat: 24.7, lng: 'x' },
  })
})

import { expect, test } from 'vitest'
import { percentOf } from './order-totals.ts'
import { beforeVat, seesPriceBeforeVat, shownPrice } from './shown-price.ts'

const individual = { client_type: 'individual', is_provider: false }

test('individuals see prices with VAT only, unless the setting shows both; companies and providers see both', () => {
  expect(seesPriceBeforeVat(individual, 'with_vat')).toBe(false)
  expect(seesPriceBeforeVat(individual, 'both')).toBe(true)
  expect(seesPriceBeforeVat({ ...individual, client_type: 'company' }, 'with_vat')).toBe(true)
  expect(seesPriceBeforeVat({ client_type: null, is_provider: true }, 'with_vat')).toBe(true)
})

test('the shown amount is what is paid, and says so if it includes VAT', () => {
  const offer = { price: 10_000, tax: 1_500, total: 11_500, sees_price_before_vat: false }
  expect(shownPrice(offer)).toEqual({ amount: 11_500, label: 'offer.totalWithVat', parts: null })
  expect(shownPrice({ ...offer, sees_price_before_vat: true }).parts).toEqual({ price: 10_000, tax: 1_500 })
  expect(shownPrice({ ...offer, tax: 0, total: 10_000 }).label).toBe('offer.price')
})

test('a price before VAT adds up to its total again, to the halala', () => {
  for (let total = 100; total < 60_000; total += 37) {
    const price = beforeVat(total, 15)
    expect(Math.abs(price + percentOf(price, 15) - total)).toBeLessThanOrEqual(1)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from './order-totals.ts'
import { buyerPrice, buyerTotal, goodsPrice, goodsTerms, type SellerRules, saleTerms } from './sale-terms.ts'
import { splitPayment } from './split-payment.ts'

const platform: SellerRules = {
  vat_percent: 15,
  seller_without_vat_number: 'platform',
  platform_vat_number: '310123456700003',
  platform_address_ar: 'الرياض',
}
const registered = { vat_number: '300123456700003', invalid_vat_number: null }
const unregistered = { vat_number: null, invalid_vat_number: null }
const invalid = { vat_number: '310999990000003', invalid_vat_number: '310999990000003' }

test('a provider with a valid VAT number sells itself, the platform for the others', () => {
  expect(saleTerms(registered, platform)).toEqual({ sold_by: 'provider', vat_percent: 15 })
  expect(saleTerms({ ...registered, invalid_vat_number: '310999990000003' }, platform).sold_by).toBe('provider')
  for (const provider of [unregistered, invalid, undefined])
    expect(saleTerms(provider, platform)).toEqual({ sold_by: 'platform', vat_percent: 15 })
})

test('without its own VAT number and address, or with the former setting, the platform does not sell', () => {
  for (const change of [{ seller_without_vat_number: 'provider' as const }, { platform_vat_number: null }, { platform_address_ar: null }]) {
    expect(saleTerms(unregistered, { ...platform, ...change })).toEqual({ sold_by: 'provider', vat_percent: 0 })
    expect(saleTerms(registered, { ...platform, ...change })).toEqual({ sold_by: 'provider', vat_percent: 15 })
  }
})

test('prices of goods include VAT only if their seller has a VAT number', () => {
  expect(buyerPrice(11_500, { sold_by: 'provider', vat_percent: 15 }, 'as_paid')).toEqual({ price: 10_000, tax: 1_500, total: 11_500 })
  expect(buyerPrice(10_000, { sold_by: 'platform', vat_percent: 15 }, 'as_paid')).toEqual({ price: 10_000, tax: 1_500, total: 11_500 })
  expect(buyerPrice(10_000, { sold_by: 'provider', vat_percent: 0 }, 'as_paid')).toEqual({ price: 10_000, tax: 0, total: 10_000 })
  expect([registered, unregistered, invalid, null].map((seller) => goodsPrice(10_000, goodsTerms(seller, platform)))).toEqual([
    10_000, 11_500, 11_500, 10_000,
  ])
  expect(goodsPrice(10_000, goodsTerms(unregistered, { ...platform, seller_without_vat_number: 'provider' }))).toBe(10_000)
  expect(buyerTotal(null, { sold_by: 'platform', vat_percent: 15 })).toBeNull()
})

const terms = fc.record({
  sold_by: fc.constantFrom('provider' as const, 'platform' as const),
  vat_percent: fc.integer({ min: 0, max: 100 }),
})
const halalas = fc.integer({ min: 0, max: 100_000_000 })

test('what a buyer sees is what the invoice says, for every price, rate and seller', () => {
  fc.assert(
    fc.property(halalas, terms, fc.constantFrom('before_vat' as const, 'as_paid' as const), (price, sale, entry) => {
      const shown = buyerPrice(price, sale, entry)
      expect(shown.price + shown.tax).toBe(shown.total)
      const { vat_percent } = sale
      const totals = orderTotals({ service_amount: shown.price, discount: 0, vat_percent, deposit_percent: 100 })
      // Not every price with VAT is a whole number of halalas and its rounded VAT.
      expect(Math.abs(totals.final_amount - shown.total)).toBeLessThanOrEqual(entry === 'as_paid' && sale.sold_by === 'provider' ? 1 : 0)
    }),
  )
})

test('of a sale by the platform, the provider gets its price less the commission, and the platform the whole VAT', () => {
  fc.assert(
    fc.property(
      halalas,
      halalas,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (a, b, vat_percent, commission_percent) => {
        const { tax, final_amount } = orderTotals({ service_amount: a + b, discount: b, vat_percent, deposit_percent: 100 })
        const parts = splitPayment({ held: final_amount, net: a, commission_percent, vat_percent, sold_by: 'platform' })
        const commission = Math.floor((a * commission_percent) / 100)
        expect(parts).toEqual({ provider: a - commission, commission, vat: tax })
      },
    ),
  )
})

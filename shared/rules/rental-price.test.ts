import { expect, test } from 'vitest'
import { rentalPrice } from './rental-price.ts'

const car = {
  daily_price: 20_000,
  monthly_price: 450_000,
  yearly_price: null,
  insurance_price: 60_000,
  insurance_refund: 50_000,
  foreign_authorization_price: 30_000,
  receipt_price: 5_000,
  delivery_price: 6_000,
  additional_services: [
    { name: { en: 'Child seat', ar: 'مقعد أطفال' }, price: 1_000, per: 'day' as const },
    { name: { en: 'Wash', ar: 'غسيل' }, price: 4_000, per: 'rental' as const },
  ],
}
const own = { sold_by: 'provider', vat_percent: 15 } as const
const none = { delivery: false, collection: false, permit: false, services: [] }
const off = (discount_percent: number) => ({
  discount_type: 'ratio' as const,
  discount_percent,
  discount_amount: null,
  offer_title: { en: 'Offer', ar: 'عرض' },
})

test('every choice is a line, and the security deposit is apart', () => {
  const options = { delivery: true, collection: true, permit: true, services: [0, 1] }
  const { lines, ...price } = rentalPrice(car, { days: 3, options, discounts: [off(5), off(10)], terms: own })
  expect(lines.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
    ['rent_day', 3, 60_000],
    ['discount', 1, -6_000],
    ['delivery', 1, 5_000],
    ['collection', 1, 6_000],
    ['permit', 1, 30_000],
    ['service', 3, 3_000],
    ['service', 1, 4_000],
    ['insurance', 1, 10_000],
  ])
  expect(price).toEqual({ price: 97_391, tax: 14_609, total: 112_000, security_deposit: 50_000 })
})

test('VAT is on top where the platform sells, and none of it on the deposit', () => {
  const terms = { sold_by: 'platform', vat_percent: 15 } as const
  expect(rentalPrice(car, { days: 30, options: none, discounts: [], terms })).toMatchObject({
    lines: [
      { kind: 'rent_month', unit_price: 517_500, count: 1 },
      { kind: 'insurance', amount: 11_500 },
    ],
    total: 529_000,
    price: 460_000,
    tax: 69_000,
    security_deposit: 50_000,
  })
})

test('a discount is never more than the rent', () => {
  const amount = { ...off(0), discount_type: 'number' as const, discount_percent: null, discount_amount: 99_000 }
  expect(rentalPrice(car, { days: 1, options: none, discounts: [amount], terms: own }).total).toBe(10_000)
})

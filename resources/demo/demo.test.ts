import { defaultValidationContext, draftSchema } from '@wasl/shared/registry/schema.ts'
import { applyCoupon } from '@wasl/shared/rules/apply-coupon.ts'
import { couponStatus } from '@wasl/shared/rules/coupon-status.ts'
import { kingdomCities } from '@wasl/shared/rules/kingdom-cities.ts'
import { optionsOf } from '@wasl/shared/rules/service-questions.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { expect, test } from 'vitest'
import { resources } from '../index.ts'
import { bannerTarget, demoBanners } from './banners.ts'
import { demoBriefs } from './briefs.ts'
import { demoCancellationReasons } from './cancellation-reasons.ts'
import { demoCars } from './cars.ts'
import { demoCategories } from './categories.ts'
import { demoCities } from './cities.ts'
import { demoCouponUses } from './coupon-uses.ts'
import { demoCoupons } from './coupons.ts'
import { demoFaqs } from './faqs.ts'
import { demoIntroPages } from './intro-pages.ts'
import { demoPackages } from './packages.ts'
import { pastBriefs } from './past-briefs.ts'
import { demoGroups, demoProducts } from './products.ts'
import { demoProviders } from './providers.ts'
import { demoReceivingAccounts } from './receiving-accounts.ts'
import { demoReviews } from './reviews.ts'
import { demoSeo } from './seo.ts'
import { serviceKeywords } from './service-keywords.ts'
import { demoServices } from './services/index.ts'
import { demoShippingRates } from './shipping-rates.ts'
import { demoSocialLinks } from './social-links.ts'
import { demoOptions } from './store-catalog.ts'

const today = '2026-11-21'
const anyId = () => someId
const someId = '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c11'
const without = (row: object, ...names: string[]) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)

test.each([
  ['cities', draftSchema(resources.cities), demoCities.map((row) => without(row, 'slug'))],
  ['categories', draftSchema(resources.categories), demoCategories.map((row) => without(row, 'slug'))],
  ['services', draftSchema(resources.services), demoServices.map((row) => ({ ...without(row, 'slug', 'category'), category_id: someId }))],
  ['faqs', draftSchema(resources.faqs), demoFaqs],
  [
    'coupons',
    draftSchema(resources.coupons, { ...defaultValidationContext, now: () => '2020-01-01T00:00:00.000Z' }),
    demoCoupons(today).map((row) => without(row, 'used_count')),
  ],
  ['cancellation-reasons', draftSchema(resources['cancellation-reasons']), demoCancellationReasons],
  ['seo', draftSchema(resources.seo), demoSeo],
  [
    'banners',
    draftSchema(resources.banners),
    demoBanners.map(({ target, values }) => ({ ...values, ...bannerTarget(target, anyId, anyId) })),
  ],
  ['intro-pages', draftSchema(resources['intro-pages']), demoIntroPages],
  ['receiving-accounts', draftSchema(resources['receiving-accounts']), demoReceivingAccounts],
  [
    'shipping-rates',
    draftSchema(resources['shipping-rates']),
    demoShippingRates.map(({ values }) => ({ ...values, provider_id: null, city_id: null })),
  ],
  ['packages', draftSchema(resources.packages), demoPackages.map(({ values }) => ({ ...values, provider_id: someId, service_id: someId }))],
  ['social-links', draftSchema(resources['social-links']), demoSocialLinks],
  ['cars', draftSchema(resources.cars), demoCars.map((row) => ({ ...row, provider_id: someId }))],
])('every demo row of %s passes the form schema', (_, schema, rows) => {
  expect(rows.map((row) => schema.safeParse(row).error?.issues ?? [])).toEqual(rows.map(() => []))
})

const allBriefs = [...demoBriefs, ...pastBriefs]

test('slugs are unique', () => {
  for (const rows of [demoCities, demoCategories, demoServices, demoProviders, allBriefs])
    expect(new Set(slugs(rows)).size).toBe(rows.length)
})

test('names of cities, categories and services are unique', () => {
  for (const rows of [demoCities, demoCategories, demoServices])
    for (const locale of ['ar', 'en'] as const) expect(new Set(rows.map(({ name }) => name[locale])).size).toBe(rows.length)
})

test('every service has search words, and no search words are left over', () => {
  expect(Object.keys(serviceKeywords).sort()).toEqual(slugs(demoServices).sort())
})

test('the map of the site knows every city', () => {
  const names = new Set(kingdomCities.map(({ name }) => name.ar))
  expect(demoCities.filter(({ name }) => !names.has(name.ar)).map(({ slug }) => slug)).toEqual([])
})

test('every region has a city; every category has services and a provider', () => {
  expect(new Set(demoCities.map(({ region }) => region)).size).toBe(13)
  for (const { slug } of demoCategories) {
    expect(demoServices.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(5)
    expect(demoProviders.filter(({ categories }) => categories.includes(slug))).not.toEqual([])
  }
})

test('there are six coupons in each status', () => {
  const coupons = demoCoupons(today)
  const count = (status: string) => coupons.filter((coupon) => couponStatus(coupon, today) === status).length
  expect(['available', 'scheduled', 'expired', 'usage_ended', 'closed'].map(count)).toEqual([6, 0, 6, 6, 6])
  expect(new Set(coupons.map(({ code }) => code)).size).toBe(coupons.length)
})

test('the store has at least 120 products of seven providers, in ten categories, with stock of every kind', () => {
  const stockOf = ({ values, variants }: (typeof demoProducts)[number]) =>
    (variants ?? []).reduce((sum, { quantity }) => sum + quantity, values.quantity ?? 0)
  expect(demoProducts.length).toBeGreaterThanOrEqual(120)
  expect(new Set(demoProducts.flatMap(({ provider }) => provider ?? [])).size).toBe(7)
  expect(new Set(demoProducts.map(({ category }) => category)).size).toBe(10)
  expect(demoProducts.filter((row) => stockOf(row) === 0).length).toBeGreaterThan(5)
  expect(demoProducts.filter((row) => stockOf(row) > 0 && stockOf(row) < 4).length).toBeGreaterThan(5)
  expect(demoProducts.filter(({ discountDays }) => discountDays !== null).length).toBeGreaterThan(5)
})

test('no slug, name or SKU of a product is used twice, and every product passes the form schema', () => {
  const skus = demoProducts.flatMap(({ values, variants }) => variants?.map(({ sku }) => sku) ?? values.sku)
  for (const names of [
    slugs(demoProducts),
    demoProducts.map(({ values }) => values.name.ar),
    demoProducts.map(({ values }) => values.name.en),
    skus,
  ])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  const schema = draftSchema(resources.products)
  const issues = demoProducts.flatMap(({ slug, values, variants, options, features }) => {
    const idOf = (option: string) => `0b6c3f0e-6f0d-4c57-9d8a-${String(slugs(demoOptions).indexOf(option)).padStart(12, '0')}`
    const row = {
      ...values,
      category_id: someId,
      feature_ids: features.slice(0, 1).map(anyId),
      option_ids: options.map(idOf),
      variants: variants?.map((variant) => ({ ...variant, options: variant.options.map(idOf) })) ?? null,
    }
    // Some are sold out, as a new product may not be.
    return (schema.safeParse(row).error?.issues ?? []).filter(({ path }) => path.at(-1) !== 'quantity').map((issue) => ({ slug, ...issue }))
  })
  expect(issues).toEqual([])
})

test('the products of a group differ in one option each or are separate products', () => {
  for (const { products } of demoGroups) {
    const options = products.map((slug) => demoProducts.find((row) => row.slug === slug)?.options.join())
    expect(options.filter((name, at) => name !== '' && options.indexOf(name) < at)).toEqual([])
    expect(products.filter((slug) => !slugs(demoProducts).includes(slug))).toEqual([])
  }
})

test('coupon uses match the used count, the validity dates and the discount rule', () => {
  const uses = demoCouponUses(today)
  for (const coupon of demoCoupons(today)) {
    const own = uses.filter(({ code }) => code === coupon.code)
    expect(own.length).toBe(coupon.used_count)
    for (const { amount, discount, used_at } of own) {
      const day = riyadhDate(used_at)
      expect([discount, discount > 0, day >= coupon.start_date, day <= coupon.expire_date, day < today]).toEqual([
        applyCoupon(coupon, amount),
        true,
        true,
        true,
        true,
      ])
    }
  }
})

test('every review references a demo provider', () =>
  expect(slugs(demoProviders)).toEqual(expect.arrayContaining(demoReviews.map(({ provider }) => provider))))

test('provider IBANs have valid check digits', () => {
  for (const { iban } of demoProviders) {
    const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
    expect([iban.length, Number(BigInt(digits) % 97n)]).toEqual([24, 1])
  }
})

test('a brief requests services of its category, answers the required questions and has a provider in its city', () => {
  for (const { category, city, kind, items } of allBriefs) {
    expect(demoProviders.some(({ categories, cities }) => categories.includes(category) && cities.includes(city))).toBe(true)
    for (const { service: slug, answers } of items) {
      const service = demoServices.find((row) => row.slug === slug)
      expect(service).toMatchObject({ category, kind })
      for (const [at, question] of (service?.questions ?? []).entries()) {
        if (question.is_required) expect(answers[at]).toBeTruthy()
        if (question.answer_type === 'choice') expect(optionsOf(question.options).ar).toContain(answers[at])
      }
    }
  }
})

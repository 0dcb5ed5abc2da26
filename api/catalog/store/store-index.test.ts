import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Listing } from './listing.ts'
import type { FacetName, StoreFilter, StoreSurroundings } from './store-filter.ts'
import { StoreIndex, type StoreSort } from './store-index.ts'

const surroundings: StoreSurroundings = {
  attributeOf: new Map([
    ['red', 'color'],
    ['blue', 'color'],
    ['large', 'size'],
  ]),
  citiesOf: new Map([
    ['one', ['riyadh', 'jeddah']],
    ['two', ['jeddah']],
  ]),
  allCities: ['riyadh', 'jeddah', 'abha'],
  termsOf: new Map([
    ['one', { sold_by: 'provider', vat_percent: 15 }],
    ['two', { sold_by: 'platform', vat_percent: 50 }],
  ]),
  today: '2026-11-24',
}
const some = <T>(...values: T[]) => fc.subarray(values)
const oneOf = fc.constantFrom
const listings = fc.array(
  fc.record({
    category_id: oneOf('phones', 'homes'),
    sub_category_id: oneOf('covers', null),
    brand_id: oneOf('noor', 'sada', null),
    provider_id: oneOf('one', 'two', 'closed', null),
    price: fc.integer({ min: 1, max: 6 }),
    discount_type: oneOf<Listing['discount_type']>('none', 'number'),
    discount_amount: fc.constant(1),
    discount_expires_on: oneOf('2026-11-23', '2026-11-24', null),
    is_available: fc.boolean(),
    is_listed: fc.boolean(),
    option_ids: some('red', 'blue', 'large', 'inactive'),
    feature_ids: some('washable', 'light'),
  }),
  { maxLength: 25 },
)
const chosen = fc
  .record({
    category: some('phones', 'covers'),
    brand: some('noor', 'sada'),
    provider: some('one', 'two'),
    city: some('riyadh', 'abha'),
    feature: some('washable', 'light'),
    available: some('true'),
    discounted: some('true'),
    'option:color': some('red', 'blue'),
    'option:size': some('large'),
  })
  .map(
    (all) => new Map(Object.entries(all).flatMap(([facet, values]) => (values.length > 0 ? [[facet as FacetName, new Set(values)]] : []))),
  )

test('a page has the products that match, and a count is the products that its value leaves', () => {
  fc.assert(
    fc.property(
      listings,
      chosen,
      oneOf(undefined, 3),
      oneOf('relevance', 'newest', 'price', '-price'),
      fc.boolean(),
      (rows, chosen, price_max, sort, isText) => {
        const products = rows.map((row, at) => toListing(row, at))
        const index = new StoreIndex()
        index.apply(new Map(products.map((product) => [product.id, product])))
        // A search finds every second one, the last first, and what is not listed.
        const found = isText ? products.filter((_, at) => at % 2 === 0).reverse() : products
        const text = isText && { found: index.numbersOf([...found.map(({ id }) => id), 'unknown']) }
        const filter = { key: '', chosen, price_max, ...text }
        const search = (sort: StoreSort) => index.search(filter, surroundings, { sort, offset: 1, limit: 4 })
        // Its matches are kept: the next page, or the same in another order, is the same result.
        search('price')
        const result = search(sort)
        const matching = found.filter((product) => matches(product, { chosen, price_max }))
        expect(result.total).toBe(matching.length)
        expect(result.ids).toEqual((isText && sort === 'relevance' ? idsOf(matching) : inOrder(matching, sort)).slice(1, 5))
        for (const [facet, value] of allValues) {
          const others = new Map([...chosen].filter(([name]) => name !== facet || facet === 'feature'))
          const count = found.filter(
            (product) => matches(product, { chosen: others, price_max }) && valuesOf(product, facet).includes(value),
          )
          expect(result.counts.get(facet)?.get(value) ?? 0, `${facet} ${value}`).toBe(count.length)
        }
        index.apply(new Map(products.slice(1).map(({ id }) => [id, null])))
        expect(search(sort).total).toBe(
          found.filter(({ id }) => id === products[0]?.id).filter((product) => matches(product, { chosen, price_max })).length,
        )
      },
    ),
  )
})

test('once somebody else sells, the prices of a provider are others', () => {
  const row = { category_id: 'phones', sub_category_id: null, brand_id: null, is_available: true } as const
  const product = { ...row, is_listed: true, price: 100, discount_type: 'none', discount_amount: null, discount_expires_on: null } as const
  const index = new StoreIndex()
  index.apply(
    new Map(
      ['one', 'two', null].map((provider_id, at) => [
        `product-0${at}`,
        toListing({ ...product, provider_id, option_ids: [], feature_ids: [] }, at),
      ]),
    ),
  )
  const pricesUnder = (sold_by: 'provider' | 'platform') => {
    const termsOf = new Map([...surroundings.termsOf, ['one', { sold_by, vat_percent: 15 }] as const])
    return index.search({ key: '', chosen: new Map() }, { ...surroundings, termsOf }, { sort: 'price', offset: 0, limit: 3 })
  }
  expect(pricesUnder('provider')).toMatchObject({ ids: ['product-02', 'product-00', 'product-01'], price: { min: 100, max: 150 } })
  expect(pricesUnder('platform')).toMatchObject({ ids: ['product-02', 'product-00', 'product-01'], price: { min: 100, max: 150 } })
  expect(pricesUnder('provider').ids).toEqual(['product-02', 'product-00', 'product-01'])
})

const allValues: readonly (readonly [FacetName, string])[] = [
  ['category', 'phones'],
  ['category', 'covers'],
  ['brand', 'noor'],
  ['provider', 'one'],
  ['city', 'riyadh'],
  ['city', 'jeddah'],
  ['city', 'abha'],
  ['feature', 'washable'],
  ['available', 'true'],
  ['discounted', 'true'],
  ['option:color', 'red'],
  ['option:size', 'large'],
]

type Drawn = Omit<Listing, 'id' | 'created_at' | 'discount_percent' | 'is_starting_price'>
const toListing = (drawn: Drawn, at: number): Listing => ({
  ...drawn,
  id: `product-${String(at).padStart(2, '0')}`,
  created_at: new Date(Date.UTC(2026, 0, 1 + (at % 5))).toISOString(),
  discount_percent: null,
  is_starting_price: false,
})

const isReduced = ({ discount_type, discount_expires_on }: Listing) => discount_type === 'number' && discount_expires_on !== '2026-11-23'
/** VAT is on top of the prices of provider two: the platform sells for it. */
const priceOf = (product: Listing) => {
  const entered = product.price - (isReduced(product) ? 1 : 0)
  return product.provider_id === 'two' ? Math.round(entered * 1.5) : entered
}
const citiesOf = ({ provider_id }: Listing) => (provider_id ? surroundings.citiesOf.get(provider_id) : surroundings.allCities)

function valuesOf(product: Listing, facet: FacetName): readonly string[] {
  if (facet === 'category') return [product.category_id, ...(product.sub_category_id ? [product.sub_category_id] : [])]
  if (facet === 'brand') return product.brand_id ? [product.brand_id] : []
  if (facet === 'provider') return product.provider_id ? [product.provider_id] : []
  if (facet === 'city') return citiesOf(product) ?? []
  if (facet === 'feature') return product.feature_ids
  if (facet === 'available') return product.is_available ? ['true'] : []
  if (facet === 'discounted') return isReduced(product) ? ['true'] : []
  return product.option_ids.filter((option) => surroundings.attributeOf.get(option) === facet.slice('option:'.length))
}

const matches = (product: Listing, { chosen, price_max = Number.POSITIVE_INFINITY }: Omit<StoreFilter, 'key'>): boolean =>
  product.is_listed &&
  citiesOf(product) !== undefined &&
  priceOf(product) <= price_max &&
  [...chosen].every(([facet, wanted]) => {
    const own = valuesOf(product, facet)
    return facet === 'feature' ? [...wanted].every((value) => own.includes(value)) : own.some((value) => wanted.has(value))
  })

const idsOf = (products: readonly Listing[]) => products.map(({ id }) => id)

/** Those of one price: the newest first. */
function inOrder(products: readonly Listing[], sort: StoreSort): string[] {
  const price = (product: Listing) => (sort === 'price' ? priceOf(product) : sort === '-price' ? -priceOf(product) : 0)
  const age = ({ created_at }: Listing) => -Date.parse(created_at)
  return idsOf(products.toSorted((one, other) => price(one) - price(other) || age(one) - age(other) || (one.id < other.id ? -1 : 1)))
}

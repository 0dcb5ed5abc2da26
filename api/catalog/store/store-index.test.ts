import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Listing } from './listing.ts'
import { nthSmallest } from './nth-smallest.ts'
import type { FacetName, StoreFilter, StoreSurroundings } from './store-filter.ts'
import { StoreIndex } from './store-index.ts'

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
    fc.property(listings, chosen, oneOf(undefined, 3), oneOf('newest', 'price', '-price'), (rows, chosen, price_max, sort) => {
      const products = rows.map((row, at) => toListing(row, at))
      const index = new StoreIndex()
      index.apply(new Map(products.map((product) => [product.id, product])))
      const search = (filter: StoreFilter, limit: number) => index.search(filter, surroundings, { sort, offset: 1, limit })
      const result = search({ chosen, price_max }, 4)
      const matching = products.filter((product) => matches(product, { chosen, price_max }))
      expect(result.total).toBe(matching.length)
      expect(result.ids).toEqual(inOrder(matching, sort).slice(1, 5))
      for (const [facet, value] of allValues) {
        const others = new Map([...chosen].filter(([name]) => name !== facet || facet === 'feature'))
        const count = products.filter(
          (product) => matches(product, { chosen: others, price_max }) && valuesOf(product, facet).includes(value),
        )
        expect(result.counts.get(facet)?.get(value) ?? 0, `${facet} ${value}`).toBe(count.length)
      }
    }),
  )
})

test('the number at a place is that of the sorted numbers', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 })
  fc.assert(
    fc.property(numbers, fc.nat(), (numbers, place) => {
      const index = place % numbers.length
      expect(nthSmallest(Float64Array.from(numbers), index)).toBe(numbers.toSorted((one, other) => one - other)[index])
    }),
  )
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
const priceOf = (product: Listing) => product.price - (isReduced(product) ? 1 : 0)
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

const matches = (product: Listing, { chosen, price_max = Number.POSITIVE_INFINITY }: StoreFilter): boolean =>
  product.is_listed &&
  citiesOf(product) !== undefined &&
  priceOf(product) <= price_max &&
  [...chosen].every(([facet, wanted]) => {
    const own = valuesOf(product, facet)
    return facet === 'feature' ? [...wanted].every((value) => own.includes(value)) : own.some((value) => wanted.has(value))
  })

function inOrder(products: readonly Listing[], sort: 'newest' | 'price' | '-price'): string[] {
  const key = (product: Listing) =>
    sort === 'newest' ? -Date.parse(product.created_at) : sort === 'price' ? priceOf(product) : -priceOf(product)
  return products.toSorted((one, other) => key(one) - key(other) || (one.id < other.id ? -1 : 1)).map(({ id }) => id)
}

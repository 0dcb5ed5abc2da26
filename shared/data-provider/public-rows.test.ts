import { expect, test } from 'vitest'
import { boolean, choice, count, localized } from '../registry/fields.ts'
import { type PublicRow, publicListUrl } from './public-rows.ts'

const cities = {
  name: 'cities',
  fields: {
    name: localized('Name', 'الاسم', { max: 60 }),
    region: choice('Region', 'المنطقة', { north: { en: 'North', ar: 'الشمال' } }, { optional: true }),
    is_served: boolean('Served', 'مخدومة'),
    population: count('Population', 'السكان'),
  },
  access: { public: { fields: ['name', 'region', 'is_served'] } },
}

test('the address of a public list has its filters, order and length', () => {
  expect(publicListUrl(cities, { fields: ['name'] })).toBe('/api/cities')
  const address = publicListUrl(cities, { fields: ['name', 'region'], filters: { is_served: true }, sort: 'name', limit: 200 })
  expect(address).toBe('/api/cities?_end=200&_order=asc&_sort=name&_start=0&is_served=true')
})

test('a field that is not public is refused', () => {
  expect(() => publicListUrl(cities, { fields: ['name', 'population'] })).toThrow('cities does not make population public')
})

test('rows have the types of the declaration; what does not exist does not compile', () => {
  const row: PublicRow<(typeof cities)['fields'], 'name' | 'region'> = { id: '1', name: { ar: 'أ', en: 'A' }, region: null }
  expect(row.region satisfies 'north' | null).toBeNull()
  const compiled = [
    // @ts-expect-error no such field
    () => publicListUrl(cities, { fields: ['names'] }),
    // @ts-expect-error no such option
    () => publicListUrl(cities, { fields: ['name'], filters: { region: 'south' } }),
    // @ts-expect-error the field was not asked for
    () => row.is_served,
  ]
  expect(compiled).toHaveLength(3)
})

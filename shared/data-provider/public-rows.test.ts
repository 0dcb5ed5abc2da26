import { expect, test } from 'vitest'
import { boolean, choice, count, localized } from '../registry/fields.ts'
import { createDataProvider } from './data-provider.ts'
import { createHttp } from './http.ts'
import { listPublicRows, type PublicRow } from './public-rows.ts'

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

function providerOf(rows: unknown[], total: string) {
  const addresses: string[] = []
  const http = createHttp({ locale: () => 'ar' })
  http.defaults.adapter = async (config) => {
    addresses.push(http.getUri(config))
    return { data: rows, status: 200, statusText: '', headers: { 'x-total-count': total }, config }
  }
  return { provider: createDataProvider('/api', http), addresses }
}

test('the address of a public list has its filters, order and length', async () => {
  const { provider, addresses } = providerOf([{ id: '1', name: { ar: 'أ', en: 'A' } }], '7')
  const { rows, total } = await listPublicRows(provider, cities, { fields: ['name'] })
  expect([rows[0]?.name.en, total]).toEqual(['A', 7])
  await listPublicRows(provider, cities, { fields: ['name', 'region'], filters: { is_served: true }, sort: 'name', limit: 200 })
  expect(addresses).toEqual(['/api/cities', '/api/cities?_end=200&_order=asc&_sort=name&_start=0&is_served=true'])
})

test('a field that is not public is refused', async () => {
  const { provider } = providerOf([], '0')
  const failed = listPublicRows(provider, cities, { fields: ['name', 'population'] })
  await expect(failed).rejects.toThrow('cities does not make population public')
})

test('rows have the types of the declaration; what does not exist does not compile', () => {
  const row: PublicRow<(typeof cities)['fields'], 'name' | 'region'> = { id: '1', name: { ar: 'أ', en: 'A' }, region: null }
  expect(row.region satisfies 'north' | null).toBeNull()
  const compiled = [
    // @ts-expect-error no such field
    () => listPublicRows(providerOf([], '0').provider, cities, { fields: ['names'] }),
    // @ts-expect-error no such option
    () => listPublicRows(providerOf([], '0').provider, cities, { fields: ['name'], filters: { region: 'south' } }),
    // @ts-expect-error the field was not asked for
    () => row.is_served,
  ]
  expect(compiled).toHaveLength(3)
})

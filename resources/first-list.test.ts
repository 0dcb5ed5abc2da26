import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { defaultPageSize, defaultSorter, firstListDetailUrls, firstListUrl } from '@wasl/shared/registry/first-list.ts'
import { expect, test } from 'vitest'
import { resources } from './index.ts'

test('the first page of a list has the address that the data provider requests', async () => {
  const http = createHttp({ locale: () => 'ar' })
  const requested: string[] = []
  http.defaults.adapter = async (config) => {
    requested.push(http.getUri(config))
    return { data: [], status: 200, statusText: 'OK', headers: {}, config }
  }
  const provider = createDataProvider('/api/admin', http)
  for (const resource of [resources.orders, resources.cities])
    await provider.getList({
      resource: resource.name,
      pagination: { currentPage: 1, pageSize: defaultPageSize },
      sorters: [defaultSorter(resource)],
    })
  expect(requested).toEqual([firstListUrl(resources.orders), firstListUrl(resources.cities)])
})

test('the related rows of a list have the address that the data provider requests', async () => {
  const http = createHttp({ locale: () => 'ar' })
  const requested: string[] = []
  http.defaults.adapter = async (config) => {
    requested.push(http.getUri(config))
    return { data: [], status: 200, statusText: 'OK', headers: {}, config }
  }
  await createDataProvider('/api/admin', http).getMany?.({ resource: 'cities', ids: ['c1', 'c2'] })
  const rows = [
    { id: 'o1', city_id: 'c2', client_id: 'u1' },
    { id: 'o2', city_id: 'c1', client_id: 'u1' },
  ]
  expect(requested).toHaveLength(1)
  expect(firstListDetailUrls(resources.orders, rows)).toEqual(
    expect.arrayContaining([...requested, '/api/admin/customers?id=u1', '/api/admin/orders/totals', '/api/admin/orders/status-counts']),
  )
})

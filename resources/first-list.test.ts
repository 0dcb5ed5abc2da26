import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { defaultPageSize, defaultSorter, firstListUrl } from '@wasl/shared/registry/first-list.ts'
import { expect, test } from 'vitest'
import { resources } from './index.ts'

test('the first page of a list has the address that the data provider requests', async () => {
  const http = createHttp(() => 'ar')
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

import { parseTableParams } from '@refinedev/core'
import { expect, test } from 'vitest'
import { listQuery } from './list-query.ts'

test('what a list is asked for comes back from its address, signs of an address included', () => {
  const filters = [
    { field: 'q', operator: 'contains' as const, value: 'R&D + 50% #1' },
    { field: 'city_id', operator: 'in' as const, value: ['a=b', 'نقل & شحن'] },
  ]
  const sorters = [{ field: 'name', order: 'desc' as const }]
  expect(parseTableParams(`?${listQuery(filters, sorters)}`)).toMatchObject({ parsedFilters: filters, parsedSorter: sorters })
})

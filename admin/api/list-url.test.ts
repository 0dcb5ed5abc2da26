import { parseTableParams } from '@refinedev/core'
import { expect, test } from 'vitest'
import { listQuery } from './list-url.ts'

test('filters and sorters survive a round trip through the URL, special characters included', () => {
  const filters = [
    { field: 'q', operator: 'contains' as const, value: 'R&D + 50% #1' },
    { field: 'city_id', operator: 'in' as const, value: { en: 'a=b', ar: 'نقل & شحن' } },
  ]
  const sorters = [{ field: 'name', order: 'desc' as const }]
  expect(parseTableParams(`?${listQuery(filters, sorters)}`)).toMatchObject({ parsedFilters: filters, parsedSorter: sorters })
})

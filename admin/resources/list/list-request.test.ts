import { expect, test } from 'vitest'
import { emptyRequest, filtersFromRequest, isFiltered, type ListRequest, listParams, requestFromFilters } from './list-request.ts'

const request: ListRequest = {
  search: 'نقل',
  criteria: { city_id: { in: ['a', 'b'] }, submitted_at: { within: 'this_month' } },
  groups: [
    { status: { in: ['new'] }, city_id: { ne: ['a'] }, provider_id: { in: [''] }, price: { gte: '100', lte: '900' } },
    { note: { contains: 'عاجل' }, is_open: { eq: 'true' }, created_at: { within: 'today' } },
  ],
}

test('a list request survives the conversion to filters and back', () =>
  expect(requestFromFilters(filtersFromRequest(request))).toEqual(request))

test('a group in an address contains no characters that are escaped there, and is sent to the API as a query', () => {
  const filters = filtersFromRequest({ ...emptyRequest, groups: [{ status: { in: ['new', 'done'] }, note: { contains: 'R&D 50% ~#;' } }] })
  const [text = ''] = filters.flatMap(({ value }) => value)
  expect(text).toBe('note_like=R~26D~2050~25~20~7E~23~3B;status=new;status=done')
  expect(decodeURIComponent(text)).toBe(text)
  const groupQuery = new URLSearchParams(listParams(filters, [])).get('_or')
  expect([...new URLSearchParams(groupQuery ?? '')]).toEqual([
    ['note_like', 'R&D 50% ~#;'],
    ['status', 'new'],
    ['status', 'done'],
  ])
})

test('empty groups are left out, and an empty request counts as not filtered', () => {
  expect(filtersFromRequest({ ...emptyRequest, groups: [{}, { status: { in: [] } }] })).toEqual([])
  expect([isFiltered(emptyRequest), isFiltered(request)]).toEqual([false, true])
})

test('an export is requested with the filters and the sorting of the list', () => {
  const query = listParams(
    [
      { field: 'q', operator: 'contains', value: 'tv' },
      { field: 'kind', operator: 'in', value: ['a', 'b'] },
      { field: 'price', operator: 'lte', value: 5 },
      { field: 'city_id', operator: 'ne', value: ['a', 'b'] },
      { field: 'brand_id', operator: 'in', value: [''] },
    ],
    [{ field: 'name', order: 'desc' }],
  )
  expect([...new URLSearchParams(query)].sort()).toEqual([
    ['_order', 'desc'],
    ['_sort', 'name'],
    ['brand_id', ''],
    ['city_id_ne', 'a'],
    ['city_id_ne', 'b'],
    ['kind', 'a'],
    ['kind', 'b'],
    ['price_lte', '5'],
    ['q', 'tv'],
  ])
})

test('a list without filters exports everything', () => expect(listParams([], [])).toBe(''))

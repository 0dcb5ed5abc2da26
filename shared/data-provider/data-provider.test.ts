import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createDataProvider } from './data-provider.ts'
import { createHttp } from './http.ts'
import { listQuery } from './list-query.ts'

function fakeProvider(respond: (address: string) => { status: number; body: unknown; headers?: Record<string, string> }) {
  const calls: InternalAxiosRequestConfig[] = []
  const http = createHttp({ locale: () => 'ar' })
  http.defaults.adapter = async (config) => {
    calls.push(config)
    const { status, body, headers } = respond(axios.getUri(config))
    const response = { status, data: body, headers: headers ?? {}, statusText: '', config }
    if (status >= 400) throw new AxiosError('error', undefined, config, null, response)
    return response
  }
  return { calls, provider: createDataProvider('/api/admin', http) }
}

test('a list request has its page, several sort keys and every filter in the form of simple-rest', async () => {
  const { calls, provider } = fakeProvider(() => ({ status: 200, body: [], headers: { 'x-total-count': '0' } }))
  await provider.getList({
    resource: 'coupons',
    pagination: { currentPage: 3, pageSize: 20 },
    sorters: [
      { field: 'title', order: 'asc' },
      { field: 'created_at', order: 'desc' },
    ],
    filters: [
      { field: 'q', operator: 'contains', value: 'صيف' },
      { field: 'kind', operator: 'in', value: ['ratio', 'fixed'] },
      { field: 'discount', operator: 'gte', value: 10 },
      { field: 'title', operator: 'contains', value: 'x' },
    ],
  })
  const query = new URLSearchParams(calls[0]?.url?.split('?')[1])
  expect([query.get('_start'), query.get('_end'), query.get('_sort'), query.get('_order')]).toEqual([
    '40',
    '60',
    'title,created_at',
    'asc,desc',
  ])
  expect([query.get('q'), query.getAll('kind'), query.get('discount_gte'), query.get('title_like')]).toEqual([
    'صيف',
    ['ratio', 'fixed'],
    '10',
    'x',
  ])
})

test('every call sends the language', async () => {
  const { calls, provider } = fakeProvider(() => ({ status: 200, body: {} }))
  await provider.getOne({ resource: 'cities', id: '1' })
  expect(calls[0]?.headers.get('Accept-Language')).toBe('ar')
})

test('many rows are requested once each, in URLs of limited length', async () => {
  const { calls, provider } = fakeProvider((address) => ({
    status: 200,
    body: new URLSearchParams(address.split('?')[1]).getAll('id').map((id) => ({ id })),
  }))
  const ids = Array.from({ length: 200 }, (_, n) => `row-${n % 150}`)
  const rows = await provider.getMany?.({ resource: 'cities', ids })
  expect([rows?.data.length, calls.length]).toEqual([150, 2])
})

test('an error has its message, field errors, current row and request id', async () => {
  const body = { key: 'conflict', msg: 'عدّلها غيرك', data: { id: '1', version: 4 } }
  const { provider } = fakeProvider(() => ({ status: 412, body, headers: { 'x-request-id': 'req-9' } }))
  const error = await provider.update({ resource: 'cities', id: '1', variables: {} }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ statusCode: 412, key: 'conflict', message: 'عدّلها غيرك', current: body.data, requestId: 'req-9' })
})

test('a download that failed has the message of its error', async () => {
  const body = new Blob([JSON.stringify({ key: 'invalid', msg: 'الملف كبير' })])
  const { provider } = fakeProvider(() => ({ status: 422, body }))
  await expect(provider.getOne({ resource: 'coupons', id: '7' })).rejects.toMatchObject({ statusCode: 422, message: 'الملف كبير' })
})

test('an update sends the version it changes', async () => {
  const { calls, provider } = fakeProvider(() => ({ status: 200, body: {} }))
  await provider.update({ resource: 'cities', id: '1', variables: { version: 3, is_served: false } })
  expect([calls[0]?.headers.get('If-Match'), calls[0]?.data]).toEqual(['3', JSON.stringify({ is_served: false })])
})

test('the query of a list request is the one that simple-rest sends', async () => {
  const { calls, provider } = fakeProvider(() => ({ status: 200, body: [] }))
  const request = {
    pagination: { currentPage: 2, pageSize: 10 },
    sorters: [{ field: 'title', order: 'asc' as const }],
    filters: [
      { field: 'q', operator: 'contains' as const, value: "نص & (أول)'!*" },
      { field: 'kind', operator: 'in' as const, value: ['ratio', 'fixed'] },
      { field: 'city_id', operator: 'ne' as const, value: '7' },
      { field: 'brand_id', operator: 'eq' as const, value: undefined },
      { field: 'colors', operator: 'in' as const, value: [] },
    ],
  }
  await provider.getList({ resource: 'coupons', ...request })
  const parameters = (query = '') => [...new URLSearchParams(query)]
  expect(parameters(calls[0]?.url?.split('?')[1])).toEqual(parameters(listQuery(request)))
})

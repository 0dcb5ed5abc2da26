import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFirstRequests, type FirstResponses, takeOnce } from './first-responses.ts'

beforeEach(() => vi.spyOn(performance, 'now').mockReturnValue(1000))
afterEach(() => vi.restoreAllMocks())

const url = '/api/admin/orders?_end=20&_start=0'
function httpWith(first: FirstResponses) {
  const http = createHttp({ locale: () => 'ar' })
  http.defaults.adapter = async (config) => ({ data: 'from the API', status: 200, statusText: 'OK', headers: {}, config })
  answerFirstRequests(http, takeOnce(first))
  return http
}

test('a response of the document answers its request once, with its headers', async () => {
  const http = httpWith({ [url]: { data: [{ id: '1' }], headers: { 'x-total-count': '7' } } })
  const first = await http.get(url)
  expect([first.data, first.headers['x-total-count']]).toEqual([[{ id: '1' }], '7'])
  expect((await http.get(url)).data).toBe('from the API')
})

test('other addresses, writes and old documents go to the API', async () => {
  const http = httpWith({ [url]: { data: [], headers: {} } })
  expect((await http.get('/api/admin/orders?_end=20&_start=20')).data).toBe('from the API')
  expect((await http.post(url)).data).toBe('from the API')
  vi.spyOn(performance, 'now').mockReturnValue(11_000)
  expect((await http.get(url)).data).toBe('from the API')
})

test('the first render takes a response without a request, once', () => {
  const take = takeOnce({ [url]: { data: [{ id: '1' }], headers: {} } })
  expect(take('/api/admin/cities')).toBeUndefined()
  expect([take(url)?.data, take(url)]).toEqual([[{ id: '1' }], undefined])
})

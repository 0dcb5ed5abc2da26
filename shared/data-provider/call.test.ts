import type { InternalAxiosRequestConfig } from 'axios'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { createCalls } from './call.ts'
import { createCustom, type RequestMeta } from './custom.ts'
import { endpointRequest } from './endpoint-request.ts'
import { createHttp } from './http.ts'

const common = { action: 'pub.home', summary: 'A test' } as const
const listMessages = endpoint({
  ...common,
  method: 'GET',
  path: '/api/rooms/:id/messages',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().default(1), kind: z.enum(['all', 'unread']).optional(), tags: z.array(z.string()).optional() }),
  response: z.object({ texts: z.array(z.string()) }),
})
const payOrder = endpoint({
  ...common,
  method: 'POST',
  path: '/api/pay',
  body: z.object({ amount: z.number(), method: z.enum(['card', 'wallet']), note: z.string().default('') }),
  idempotent: true,
  response: z.object({ pay_url: z.string().nullable() }),
})
const confirm = endpoint({ ...common, method: 'POST', path: '/api/confirm', response: z.object({}) })
const showHealth = endpoint({ ...common, method: 'GET', path: '/api/health', bare: z.object({ status: z.literal('ok') }) })
const downloadReceipt = endpoint({ ...common, method: 'GET', path: '/api/receipt', file: 'application/pdf' })
const upload = endpoint({ ...common, method: 'POST', path: '/api/uploads', form: true, response: z.object({ id: z.string() }) })

/** The calls over a provider whose API answers each path with this JSON. */
function callsTo(answers: Record<string, unknown>) {
  const sent: InternalAxiosRequestConfig[] = []
  const http = createHttp({ locale: () => 'ar' })
  http.defaults.adapter = async (config) => {
    sent.push(config)
    return { data: answers[config.url ?? ''], status: 200, statusText: '', headers: { etag: '"1"' }, config }
  }
  const custom = createCustom(http)
  return { sent, custom, ...createCalls((request, _: RequestMeta | undefined) => custom(request), 'blob') }
}

test('the request of a call has the path with its params, and the query without what is missing', () => {
  expect(endpointRequest(listMessages, { params: { id: 'a/b' }, query: { page: 2, tags: ['x', 'y'], kind: undefined } })).toEqual({
    method: 'get',
    url: '/api/rooms/a%2Fb/messages?page=2&tags=x&tags=y',
    meta: { isEnveloped: true },
  })
  expect(endpointRequest(listMessages, { params: { id: '1' }, query: new URLSearchParams('page=3') }).url).toBe(
    '/api/rooms/1/messages?page=3',
  )
})

test('a write without a body sends an empty object, a form its data', () => {
  const form = new FormData()
  expect(endpointRequest(upload, { form }).payload).toBe(form)
  expect(endpointRequest(confirm).payload).toEqual({})
  expect(endpointRequest(payOrder, { entered: { amount: null, method: 'cash' }, idempotencyKey: 'مفتاح' })).toMatchObject({
    payload: { amount: null, method: 'cash' },
    headers: { 'Idempotency-Key': encodeURIComponent('مفتاح') },
  })
})

test('a call returns the data of the envelope, or the bare response', async () => {
  const { call, submit, custom, sent } = callsTo({
    '/api/health': { status: 'ok' },
    '/api/pay': { key: 'success', msg: 'Paid', data: { pay_url: null } },
  })
  const body = { amount: 5, method: 'card' } as const
  const { pay_url } = await call(payOrder, { body, idempotencyKey: 'k' })
  expect(pay_url satisfies string | null).toBeNull()
  expect(await submit(payOrder, { body, idempotencyKey: 'k' })).toEqual({ data: { pay_url: null }, msg: 'Paid' })
  expect((await call(showHealth)).status satisfies 'ok').toBe('ok')
  expect((await custom(endpointRequest(showHealth))).data.status satisfies 'ok').toBe('ok')
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'post /api/pay',
    'post /api/pay',
    'get /api/health',
    'get /api/health',
  ])
  expect([sent[0]?.headers.get('Idempotency-Key'), sent[0]?.headers.get('lang'), sent[0]?.data]).toEqual(['k', 'ar', JSON.stringify(body)])
})

test('a file is what the browser or the server makes of its bytes, with its headers', async () => {
  const blob = new Blob(['%PDF-'])
  const { file, sent } = callsTo({ '/api/receipt': blob })
  const { data, headers } = await file(downloadReceipt)
  expect([data satisfies Blob, headers.etag, sent[0]?.responseType]).toEqual([blob, '"1"', 'blob'])
})

test("Refine's own requests keep their query, and are cancelled with their query", async () => {
  const { custom, sent } = callsTo({ '/api/admin/cities/totals?_order=asc&_sort=name&is_served=true': [1] })
  const { signal } = new AbortController()
  const { data } = await custom<number[]>({
    url: '/api/admin/cities/totals',
    method: 'get',
    sorters: [{ field: 'name', order: 'asc' }],
    query: { is_served: true },
    meta: Object({ queryContext: { signal } }),
  })
  expect([data, sent[0]?.signal]).toEqual([[1], signal])
})

test('a call that does not fit its endpoint does not compile', () => {
  const { call, submit } = callsTo({})
  const compiled = [
    // @ts-expect-error the params are missing
    () => call(listMessages),
    // @ts-expect-error the query has no such value
    () => call(listMessages, { params: { id: '1' }, query: { kind: 'read' } }),
    // @ts-expect-error the key is missing
    () => call(payOrder, { body: { amount: 5, method: 'card' } }),
    // @ts-expect-error the body has no such method
    () => call(payOrder, { body: { amount: 5, method: 'cash' }, idempotencyKey: 'k' }),
    // @ts-expect-error the field is misspelt, even in what a person entered
    () => call(payOrder, { entered: { amounts: '5' }, idempotencyKey: 'k' }),
    // @ts-expect-error a bare response has no message
    () => submit(showHealth),
    // @ts-expect-error it takes no body
    () => call(showHealth, { body: {} }),
  ]
  expect(compiled).toHaveLength(7)
})

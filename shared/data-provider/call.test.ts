import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { type ApiRequest, apiRequest, createCalls } from './call.ts'

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
const showHealth = endpoint({ ...common, method: 'GET', path: '/api/health', bare: z.object({ status: z.literal('ok') }) })
const upload = endpoint({ ...common, method: 'POST', path: '/api/uploads', form: true, response: z.object({ id: z.string() }) })

test('the request of a call has the path with its params, and the query without what is missing', () => {
  expect(apiRequest(listMessages, { params: { id: 'a/b' }, query: { page: 2, tags: ['x', 'y'], kind: undefined } })).toEqual({
    method: 'GET',
    url: '/api/rooms/a%2Fb/messages?page=2&tags=x&tags=y',
    body: undefined,
    idempotencyKey: undefined,
  })
  expect(apiRequest(listMessages, { params: { id: '1' }, query: new URLSearchParams('page=3') }).url).toBe('/api/rooms/1/messages?page=3')
})

test('a write without a body sends an empty object, a form its data', () => {
  const form = new FormData()
  expect(apiRequest(upload, { form }).body).toBe(form)
  expect(apiRequest(payOrder, { entered: { amount: null, method: 'cash' }, idempotencyKey: 'k' })).toMatchObject({
    body: { amount: null, method: 'cash' },
    idempotencyKey: 'k',
  })
})

test('a call returns the data of the envelope, or the bare response', async () => {
  const sent: ApiRequest[] = []
  const { call, submit } = createCalls(async (request) => {
    sent.push(request)
    return request.url === '/api/health' ? { status: 'ok' } : { key: 'success', msg: 'Paid', data: { pay_url: null } }
  })
  const body = { amount: 5, method: 'card' } as const
  const { pay_url } = await call(payOrder, { body, idempotencyKey: 'k' })
  expect(pay_url satisfies string | null).toBeNull()
  expect(await submit(payOrder, { body, idempotencyKey: 'k' })).toEqual({ data: { pay_url: null }, msg: 'Paid' })
  expect((await call(showHealth)).status satisfies 'ok').toBe('ok')
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/pay', 'POST /api/pay', 'GET /api/health'])
})

test('a call that does not fit its endpoint does not compile', () => {
  const { call, submit } = createCalls(async () => ({}))
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

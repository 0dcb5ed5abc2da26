import { expect, test } from 'vitest'
import { createApiClient } from '../server/api.server.ts'
import { runPayAction } from './pay-actions.server.ts'

const order = {
  id: '1',
  number: 'W26-1',
  kind: 'service' as const,
  status: 'pending_payment' as const,
  version: 3,
  rental_checkout_id: null,
}

test.each([
  ['wallet', '/orders/1/pay'],
  ['card', '/orders/1/pay'],
  ['transfer', '/orders/1/transitions/send_transfer'],
])('paying by %s sends the coupon of the page', async (intent, path) => {
  const calls: [string, unknown][] = []
  const apiFetch = async (url: string, init?: { body?: unknown }) => {
    calls.push([new URL(url).pathname, JSON.parse(String(init?.body))])
    return Response.json({ key: 'success', msg: '', data: {} })
  }
  const api = createApiClient({ locale: 'ar', token: 'token', path: '/orders/1/pay', apiFetch })
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent, coupon_code: 'AHLAN20', version: '3', idempotency_key: 'key' }))
    form.set(name, value)
  await runPayAction(api, order, form)
  expect(calls).toEqual([[`/api${path}`, expect.objectContaining({ coupon_code: 'AHLAN20', version: 3 })]])
})

test('a key that no header can hold reaches the API, which rejects it', async () => {
  const keys: (string | null)[] = []
  const apiFetch: typeof fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    return Response.json({ key: 'validation', msg: 'Send an Idempotency-Key' }, { status: 422 })
  }
  const api = createApiClient({ locale: 'ar', token: 'token', path: '/orders/1/pay', apiFetch })
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'card', version: '3', idempotency_key: 'مفتاح\n' })) form.set(name, value)
  expect(await runPayAction(api, order, form)).toMatchObject({ ok: false, status: 422 })
  expect(keys).toEqual([encodeURIComponent('مفتاح\n')])
})

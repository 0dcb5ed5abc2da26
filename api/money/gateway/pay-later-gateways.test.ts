import { expect, test } from 'vitest'
import { GatewayError } from './gateway.ts'
import type { GatewayTransport } from './gateway-http.ts'
import { tabbyGateway } from './tabby.ts'
import { tamaraGateway } from './tamara.ts'

const options = { limits: { min: 1_000, max: null }, pageOrigins: [], isSafePage: (url: string) => url.startsWith('https://') }
const tabby = (send: GatewayTransport) => tabbyGateway({ ...options, send, merchant_code: 'wasl', webhook_secret: 'x'.repeat(16) })
const tamara = (send: GatewayTransport) =>
  tamaraGateway({
    ...{ ...options, send, notification_token: 'x'.repeat(16), notification_url: 'https://wasl.example/api/webhooks/tamara' },
    now: () => '2026-11-24T10:00:00.000Z',
  })
const answer =
  (body: unknown): GatewayTransport =>
  async () => ({ status: 200, body })
const kindOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof GatewayError ? error.kind : error))

const payment = {
  ...{ id: 'p1', created_at: '2026-11-24T09:00:00Z', amount: '575.00', currency: 'SAR' },
  ...{ order: { reference_id: 'pay-1' }, meta: { order_id: 'o1' }, captures: [], refunds: [] },
}
const order = {
  ...{ order_id: 'p1', order_reference_id: 'pay-1', total_amount: { amount: 575, currency: 'SAR' }, created_at: '2026-11-24T09:00:00Z' },
  items: [{ reference_id: 'o1' }],
}
const sar = (amount: string) => ({ amount, currency: 'SAR' })
const part = { amount: '575.00' }

test.each([
  ['AUTHORIZED', {}, 'authorized', 0],
  ['CLOSED', { captures: [part] }, 'paid', 0],
  ['CLOSED', { captures: [part], refunds: [{ amount: '75.5' }] }, 'paid', 7_550],
  ['CLOSED', { captures: [part], refunds: [part] }, 'refunded', 57_500],
  ['CLOSED', {}, 'voided', 0],
  ['REJECTED', {}, 'failed', 0],
  ['EXPIRED', {}, 'failed', 0],
])('a payment of Tabby that is %s with %j is %s', async (status, changes, expected, refunded) => {
  const page = await tabby(answer({ ...payment, status, ...changes })).fetch('p1')
  expect(page).toMatchObject({ id: 'p1', status: 'closed', amount: 57_500, metadata: { payment_id: 'pay-1', order_id: 'o1' } })
  expect(page?.payment).toMatchObject({ status: expected, refunded, currency: 'SAR' })
})

test.each([
  ['approved', {}, 'authorized', 0],
  ['authorised', {}, 'authorized', 0],
  ['fully_captured', { captured_amount: sar('575.00') }, 'paid', 0],
  ['partially_refunded', { captured_amount: sar('575.00'), refunded_amount: sar('75.5') }, 'paid', 7_550],
  ['fully_refunded', { captured_amount: sar('575.00'), refunded_amount: sar('575') }, 'refunded', 57_500],
  ['canceled', {}, 'voided', 0],
  ['declined', {}, 'failed', 0],
  ['expired', {}, 'failed', 0],
])('an order of Tamara that is %s with %j is %s', async (status, changes, expected, refunded) => {
  const page = await tamara(answer({ ...order, status, ...changes })).fetch('p1')
  expect(page).toMatchObject({ id: 'p1', status: 'closed', amount: 57_500, metadata: { payment_id: 'pay-1', order_id: 'o1' } })
  expect(page?.payment).toMatchObject({ status: expected, refunded, currency: 'SAR' })
})

test('a status that is not known, or an amount with three decimals, decides nothing', async () => {
  expect(await kindOf(tabby(answer({ ...payment, status: 'HELD' })).fetch('p1'))).toBe('unavailable')
  expect(await kindOf(tabby(answer({ ...payment, status: 'CREATED', amount: '575.001' })).fetch('p1'))).toBe('unavailable')
  expect(await kindOf(tamara(answer({ ...order, status: 'on_hold' })).fetch('p1'))).toBe('unavailable')
  const logged: string[] = []
  const gateway = tabby(
    answer({
      payments: [
        { ...payment, status: 'HELD' },
        { ...payment, status: 'AUTHORIZED' },
      ],
      pagination: { total_count: 2 },
    }),
  )
  gateway.logTo({ warn: (_, message) => logged.push(message) })
  expect(await gateway.listSince('2026-11-24T00:00:00Z')).toMatchObject([{ id: 'p1', status: 'authorized' }])
  expect(logged).toEqual(['the gateway has a payment with an unknown status'])
})

const newPage = {
  ...{
    payment_id: 'pay-1',
    amount: 57_500,
    description: 'Wasl W-1',
    order_number: 'W-1',
    metadata: { payment_id: 'pay-1', order_id: 'o1' },
  },
  ...{
    buyer: { name: 'سارة', phone: '+966500000011', email: null, registered_at: '2026-01-01T00:00:00.000Z', city: 'Riyadh' },
    locale: 'ar' as const,
  },
  ...{ return_url: 'https://wasl.example/payments/pay-1', expires_at: '2026-11-24T12:00:00.000Z' },
}
const session = (url: string, amount = '575.00') => ({
  status: 'created',
  payment: { id: 'p1', amount, currency: 'SAR' },
  configuration: { available_products: { installments: [{ web_url: url }] } },
})

test('a page with another amount or without https is not shown', async () => {
  expect(await tabby(answer(session('https://checkout.tabby.sa/1'))).create(newPage)).toEqual({
    id: 'p1',
    url: 'https://checkout.tabby.sa/1',
  })
  expect(await kindOf(tabby(answer(session('http://checkout.tabby.sa/1'))).create(newPage))).toBe('rejected')
  expect(await kindOf(tabby(answer(session('https://checkout.tabby.sa/1', '57.50'))).create(newPage))).toBe('rejected')
  const checkout = { has_available_payment_options: true, order_id: 'p1', checkout_url: 'http://checkout.tamara.co/1' }
  expect(await kindOf(tamara(answer(checkout)).create(newPage))).toBe('rejected')
})

test.each([
  ['order_amount_too_high', 'amount_too_high'],
  ['order_amount_too_low', 'amount_too_low'],
  ['not_available', 'not_eligible'],
  ['a new reason', 'not_eligible'],
])('Tabby rejects a client before the page: %s is %s', async (rejection_reason, rejected) => {
  const body = { ...session(''), status: 'rejected', configuration: { products: { installments: { rejection_reason } } } }
  expect(await tabby(answer(body)).create(newPage)).toEqual({ rejected })
})

test('what was returned before is not returned twice', async () => {
  const calls: string[] = []
  const send: GatewayTransport = async (method, path) => {
    calls.push(`${method} ${path}`)
    return {
      status: 200,
      body: path.startsWith('/orders')
        ? { ...order, status: 'fully_refunded', captured_amount: sar('575'), refunded_amount: sar('575') }
        : { ...payment, status: 'CLOSED', captures: [part], refunds: [part] },
    }
  }
  await tabby(send).void('p1')
  await tamara(send).void('p1')
  expect(calls).toEqual(['GET /api/v2/payments/p1', 'GET /orders/p1'])
})

import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { type SandboxGateway, sandboxGateway, sandboxKeys } from '../../demo/gateway/sandbox.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { testClock } from '../../testing/test-clock.ts'
import { GatewayError, type NewPage, type PaymentGateway } from './gateway.ts'
import { httpMoyasar, moyasarGateway } from './moyasar.ts'

const dayMs = 24 * 3_600_000
const folder = await mkdtemp(`${tmpdir()}/wasl-gateway-`)
const clock = testClock()
const sandbox: SandboxGateway = sandboxGateway(folder, clock)

// The sandbox's REST interface over HTTP, as the real adapter finds it at the gateway.
const server = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  const isKnown = request.headers.authorization === `Basic ${Buffer.from(`${sandboxKeys.secret_key}:`).toString('base64')}`
  const answer = isKnown
    ? await sandbox.sandbox.rest(request.method === 'GET' ? 'GET' : 'POST', (request.url ?? '').slice(3), text ? JSON.parse(text) : {})
    : { status: 401, body: { type: 'authentication_error' } }
  reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
// Safe: it listens on a port, not on a pipe.
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const { webhook_secret } = sandboxKeys
const moyasar = moyasarGateway({ name: 'moyasar', send: httpMoyasar(url, sandboxKeys.secret_key), webhook_secret, payout_source: 'source' })
const adapters: readonly (readonly [string, PaymentGateway])[] = [
  ['moyasar over HTTP', moyasar],
  ['the sandbox', sandbox],
]

const visa = '4111111111111111'
const newPage = (changes: Partial<NewPage> = {}): NewPage => {
  const payment_id = crypto.randomUUID()
  return {
    payment_id,
    amount: 57_500,
    description: 'Wasl W-1',
    metadata: { payment_id },
    return_url: `https://wasl.example/payments/${payment_id}`,
    expires_at: new Date(Date.parse(clock.now()) + 3_600_000).toISOString(),
    ...changes,
  }
}
const pay = async (page_id: string, number = visa, code = testCode) => {
  const result = await payWithCard(sandbox.sandbox, page_id, number)
  return result.next === 'code' ? enterCode(sandbox.sandbox, page_id, result.payment.id, code) : result
}
const rejection = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof GatewayError ? error.kind : error))

test.each(adapters)('rule 8: %s makes one page for one payment, with what it was given', async (_, gateway) => {
  const page = newPage()
  const [first, second] = await Promise.all([gateway.create(page), gateway.create(page)])
  expect(second).toEqual(first)
  expect(await gateway.fetch(first.id)).toEqual({
    id: first.id,
    status: 'open',
    amount: 57_500,
    currency: 'SAR',
    metadata: page.metadata,
    url: first.url,
    payment: null,
  })
  expect(await gateway.fetch(crypto.randomUUID())).toBeNull()
  expect(await rejection(gateway.create(newPage({ amount: 0 })))).toBe('rejected')
})

test.each(adapters)('%s reports a declined card, its retry and the payment', async (_, gateway) => {
  const { id } = await gateway.create(newPage())
  expect(await pay(id, '4201320000311101')).toMatchObject({ next: 'failed' })
  expect(await gateway.fetch(id)).toMatchObject({ status: 'open', payment: { status: 'failed', response_code: '51' } })
  expect(await pay(id, visa, '999999')).toMatchObject({ next: 'failed' })
  expect(await gateway.fetch(id)).toMatchObject({ status: 'open', payment: { status: 'failed', response_code: '3ds' } })
  expect(await pay(id)).toEqual({ next: 'paid' })
  const paid = await gateway.fetch(id)
  expect(paid).toMatchObject({ status: 'closed', payment: { status: 'paid', amount: 57_500, currency: 'SAR', page_id: id } })
  expect(paid?.payment?.fee).toBeGreaterThan(0)
  const since = new Date(Date.parse(clock.now()) - 60_000).toISOString()
  expect((await gateway.listSince(since)).filter(({ page_id }) => page_id === id)).toHaveLength(3)
  expect(await rejection(gateway.cancel(id))).toBe('rejected')
})

test.each(adapters)('%s closes a page and lets one expire', async (_, gateway) => {
  const { id } = await gateway.create(newPage())
  await gateway.cancel(id)
  expect(await gateway.fetch(id)).toMatchObject({ status: 'closed', payment: null })
  expect(await pay(id)).toEqual({ next: 'closed' })
  const late = await gateway.create(newPage({ expires_at: clock.now() }))
  expect(await gateway.fetch(late.id)).toMatchObject({ status: 'closed' })
})

test.each(adapters)('%s refunds in parts, and voids only what is not settled', async (_, gateway) => {
  const [refunded, voided, settled] = await Promise.all([newPage(), newPage(), newPage()].map((page) => gateway.create(page)))
  for (const page of [refunded, voided, settled]) await pay(page?.id ?? '')
  const paymentOf = async (page: { id: string } | undefined) => (await gateway.fetch(page?.id ?? ''))?.payment?.id ?? ''
  const partly = await paymentOf(refunded)
  expect(await gateway.refund(partly, 7_500)).toMatchObject({ status: 'paid', refunded: 7_500 })
  expect(await rejection(gateway.refund(partly, 50_001))).toBe('rejected')
  expect(await gateway.refund(partly, 50_000)).toMatchObject({ status: 'refunded', refunded: 57_500 })
  const since = new Date(Date.parse(clock.now()) - 60_000).toISOString()
  expect((await gateway.listSince(since)).find(({ id }) => id === partly)).toMatchObject({ status: 'refunded', refunded: 57_500 })
  sandbox.sandbox.events.setFaults({ unanswered: 1 })
  const unanswered = await paymentOf(settled)
  expect(await rejection(gateway.refund(unanswered, 500))).toBe('unavailable')
  sandbox.sandbox.events.setFaults({})
  expect(await gateway.fetch(settled?.id ?? '')).toMatchObject({ payment: { id: unanswered, refunded: 500 } })
  expect(await gateway.void(await paymentOf(voided))).toMatchObject({ status: 'voided' })
  const before = clock.now()
  clock.advance(dayMs)
  expect(await rejection(gateway.void(await paymentOf(settled)))).toBe('rejected')
  const settlements = await gateway.settlementsSince(new Date(Date.parse(before) - 2 * dayMs).toISOString())
  expect(settlements.length).toBeGreaterThan(0)
  for (const { amount, fee } of settlements) expect(amount).toBeGreaterThan(fee)
})

test.each(adapters)('%s takes events with its secret only', async (_, gateway) => {
  const data = { id: 'p1', amount: 100, invoice_id: 'i1' }
  const event = { id: 'e1', type: 'payment_paid', created_at: clock.now(), secret_token: webhook_secret, data }
  expect(gateway.parseWebhook(event)).toEqual({ id: 'e1', type: 'payment_paid', page_id: 'i1', payment_id: 'p1', amount: 100 })
  for (const wrong of [{ ...event, secret_token: 'guessed' }, { ...event, secret_token: '' }, { ...event, data: null }, 'text', null])
    expect(gateway.parseWebhook(wrong)).toBeNull()
})

test.each(adapters)('%s sends a payout once, reports it, and finds one whose answer was lost', async (_, gateway) => {
  const newPayout = (amount: number) => ({
    ...{ payout_id: crypto.randomUUID(), sequence_number: String(randomInt(10 ** 8, 10 ** 9)).padStart(16, '1'), amount },
    ...{ iban: 'SA0380000000608010167519', name: 'x', mobile: '0500000021', city: 'Riyadh' },
  })
  expect(gateway.canPayOut).toBe(true)
  const [good, returned, lost, late] = [100_000, 100_013, 100_000, 100_019].map(newPayout)
  if (!good || !returned || !lost || !late) throw new Error('no payouts')
  const { id, status } = await gateway.payout(good)
  expect(status).toBe('pending')
  expect(await rejection(gateway.payout(good))).toBe('rejected')
  const [back, lateBack] = [await gateway.payout(returned), await gateway.payout(late)]
  sandbox.sandbox.events.setFaults({ unanswered: 1 })
  expect(await rejection(gateway.payout(lost))).toBe('unavailable')
  sandbox.sandbox.events.setFaults({})
  expect(await gateway.findPayout(lost.sequence_number)).toMatchObject({ status: 'pending' })
  expect(await gateway.findPayout('9999999999999999')).toBeNull()
  clock.advance(301_000)
  expect(await gateway.fetchPayout(id)).toEqual({ id, status: 'paid', message: null })
  expect(await gateway.fetchPayout(back.id)).toEqual({ id: back.id, status: 'returned', message: 'Account closed' })
  expect(await gateway.fetchPayout(lateBack.id)).toMatchObject({ status: 'paid' })
  clock.advance(dayMs)
  expect(await gateway.fetchPayout(lateBack.id)).toMatchObject({ status: 'returned', message: 'Account closed' })
})

test('a gateway that does not answer, or with a wrong key, is not taken for one that says no', async () => {
  const stopped = moyasarGateway({ name: 'moyasar', send: httpMoyasar('http://127.0.0.1:1/v1', 'x'), webhook_secret })
  expect(await rejection(stopped.fetch('x'))).toBe('unavailable')
  const wrongKey = moyasarGateway({ name: 'moyasar', send: httpMoyasar(url, 'sk_wrong'), webhook_secret })
  expect(await rejection(wrongKey.fetch('x'))).toBe('rejected')
  const broken = moyasarGateway({ name: 'moyasar', send: async () => ({ status: 200, body: { id: 1 } }), webhook_secret })
  expect(await rejection(broken.fetch('x'))).toBe('unavailable')
})

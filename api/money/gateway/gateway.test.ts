import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { cardMethods } from '@wasl/shared/contract/choices.ts'
import { afterAll, expect, test } from 'vitest'
import { createSandbox, type SandboxGateway, sandboxGateway, sandboxKeys } from '../../demo/gateway/sandbox.ts'
import { changeRecords } from '../../demo/gateway/sandbox-differences.ts'
import { enterCode, payWithCard } from '../../demo/gateway/sandbox-pay.ts'
import { testCode } from '../../demo/gateway/test-cards.ts'
import { testClock } from '../../testing/test-clock.ts'
import { type CardGateway, GatewayError, type NewPage } from './gateway.ts'
import { basicKey, type GatewayMethod, httpTransport } from './gateway-http.ts'
import { moyasarGateway, moyasarPages } from './moyasar.ts'

const dayMs = 24 * 3_600_000
const folder = await mkdtemp(`${tmpdir()}/wasl-gateway-`)
const clock = testClock()
const sandbox: SandboxGateway = sandboxGateway(folder, clock)
// The same records with pages of another origin.
const standIn = createSandbox(folder, clock, 'http://127.0.0.1:4400')

// The sandbox's REST interface over HTTP, as the real adapter finds it at the gateway.
const server = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  if (request.url?.startsWith('/moved')) return reply.writeHead(307, { location: (request.url ?? '').slice('/moved'.length) }).end()
  const isKnown = request.headers.authorization === basicKey(sandboxKeys.secret_key)
  // Safe: the adapter sends no others.
  const method = request.method as GatewayMethod
  const answer = isKnown
    ? await standIn.rest(method, (request.url ?? '').slice(3), text ? JSON.parse(text) : {})
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
const base = { name: 'moyasar' as const, webhook_secret, methods: cardMethods, ...moyasarPages(url) }
const send = httpTransport(url, basicKey(sandboxKeys.secret_key))
const moyasar = moyasarGateway({ ...base, send, payout_source: 'source' })
const logged: string[] = []
moyasar.logTo({ warn: (details, message) => logged.push(`${message} ${JSON.stringify(details)}`) })
const adapters: readonly (readonly [string, CardGateway])[] = [
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
    order_number: 'W-1',
    buyer: { name: 'سارة أحمد', phone: '+966500000011', email: null, registered_at: clock.now(), city: 'Riyadh' },
    locale: 'ar',
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
const setFaults = (faults: { unanswered?: number }) => {
  for (const { events } of [sandbox.sandbox, standIn]) events.setFaults(faults)
}
const rejection = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof GatewayError ? error.kind : error))

test.each(adapters)('%s makes a page for each request, with what it was given, and lists them by their payment', async (_, gateway) => {
  const page = newPage()
  const first = await gateway.create(page)
  expect(await gateway.findPages(page.payment_id)).toMatchObject([{ id: first.id, status: 'open', url: first.url }])
  clock.advance(1_000)
  const second = await gateway.create(page)
  expect((await gateway.findPages(page.payment_id)).map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await gateway.findPages(crypto.randomUUID())).toEqual([])
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
  await gateway.refund(partly, 7_500)
  expect(await gateway.fetch(refunded?.id ?? '')).toMatchObject({ payment: { status: 'paid', refunded: 7_500 } })
  expect(await rejection(gateway.refund(partly, 50_001))).toBe('rejected')
  await gateway.refund(partly, 50_000)
  expect(await gateway.fetch(refunded?.id ?? '')).toMatchObject({ payment: { status: 'refunded', refunded: 57_500 } })
  const since = new Date(Date.parse(clock.now()) - 60_000).toISOString()
  expect((await gateway.listSince(since)).find(({ id }) => id === partly)).toMatchObject({ status: 'refunded', refunded: 57_500 })
  setFaults({ unanswered: 1 })
  const unanswered = await paymentOf(settled)
  expect(await rejection(gateway.refund(unanswered, 500))).toBe('unavailable')
  setFaults({})
  expect(await gateway.fetch(settled?.id ?? '')).toMatchObject({ payment: { id: unanswered, refunded: 500 } })
  await gateway.void(await paymentOf(voided))
  expect(await gateway.fetch(voided?.id ?? '')).toMatchObject({ payment: { status: 'voided' } })
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
  const request = (body: unknown) => ({ body, header: () => undefined, query: {} })
  expect(await gateway.parseWebhook(request(event))).toEqual({
    id: 'e1',
    type: 'payment_paid',
    page_id: 'i1',
    payment_id: 'p1',
    amount: 100,
  })
  for (const wrong of [{ ...event, secret_token: 'guessed' }, { ...event, secret_token: '' }, { ...event, data: null }, 'text', null])
    expect(await gateway.parseWebhook(request(wrong))).toBeNull()
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
  setFaults({ unanswered: 1 })
  expect(await rejection(gateway.payout(lost))).toBe('unavailable')
  setFaults({})
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
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const stopped = moyasarGateway({ ...base, send: httpTransport(`http://127.0.0.1:${port}/v1`, 'x') })
  expect(await rejection(stopped.fetch('x'))).toBe('unavailable')
  const wrongKey = moyasarGateway({ ...base, send: httpTransport(url, basicKey('sk_wrong')) })
  expect(await rejection(wrongKey.fetch('x'))).toBe('rejected')
  const broken = moyasarGateway({ ...base, send: async () => ({ status: 200, body: { id: 1 } }) })
  expect(await rejection(broken.fetch('x'))).toBe('unavailable')
})

test('a redirect of the gateway is not followed, and its key goes nowhere else', async () => {
  const moved = moyasarGateway({ ...base, send: httpTransport(url.replace('/v1/', '/moved/v1'), basicKey(sandboxKeys.secret_key)) })
  expect(await rejection(moved.fetch(crypto.randomUUID()))).toBe('unavailable')
})

test('a call without an answer differs from one that was answered with an error', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  setTimeout(() => silent.closeAllConnections(), 100)
  const cut = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  expect(await rejection(moyasarGateway({ ...base, send: httpTransport(cut, 'x') }).fetch('x'))).toBe('unanswered')
  silent.close()
})

test.each([
  ['another amount', { amount: 100 }],
  ['another currency', { currency: 'USD' }],
  ['a script as its address', { url: 'javascript:alert(1)' }],
  ['an address without encryption', { url: 'http://pay.example/1' }],
])('a page with %s is closed and never shown', async (_, changes) => {
  const calls: string[] = []
  const invoice = { id: 'page', status: 'initiated', amount: 57_500, currency: 'SAR', url: 'https://checkout.moyasar.com/1', metadata: {} }
  const answer = (changed: object): CardGateway =>
    moyasarGateway({
      ...base,
      send: async (method, path) => {
        calls.push(`${method} ${path}`)
        return { status: 200, body: { ...invoice, ...changed } }
      },
    })
  expect(await answer({}).create(newPage())).toEqual({ id: 'page', url: invoice.url })
  expect(await rejection(answer(changes).create(newPage()))).toBe('rejected')
  expect(calls).toEqual(['POST /invoices', 'POST /invoices', 'PUT /invoices/page/cancel'])
})

test('a payment with a status that is not known decides nothing: it is left out and logged, the others count', async () => {
  const { id } = await moyasar.create(newPage())
  await pay(id, '4201320000311101')
  await changeRecords(standIn, { page_id: id, status: 'abandoned' })
  expect(await moyasar.fetch(id)).toMatchObject({ status: 'open', payment: null })
  await pay(id)
  expect(await moyasar.fetch(id)).toMatchObject({ status: 'closed', payment: { status: 'paid', amount: 57_500 } })
  const since = new Date(Date.parse(clock.now()) - 60_000).toISOString()
  expect((await moyasar.listSince(since)).filter(({ page_id }) => page_id === id).map(({ status }) => status)).toEqual(['paid'])
  expect(logged.at(-1)).toContain('unknown status')
  expect(logged.at(-1)).toContain('abandoned')
  await changeRecords(standIn, { page_id: id, status: 'abandoned' })
  expect(await moyasar.fetch(id)).toMatchObject({ status: 'open', payment: null })
})

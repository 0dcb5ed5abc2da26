import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { adminNotifications, notifications } from '../../messaging/tables/notifications.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { register_checks } from '../tables/from-registry.ts'
import { providers } from '../tables/people.ts'
import { checkNumbers } from './check-numbers.ts'
import { httpRegisters } from './http-registers.ts'

const { app, client, provider, submittedOrder, offeredOrder, acceptedOrder, tryTransition, mustTransition } = await orderFixture()
const { call, db, clock, shared } = app
const registers = shared.adapters.registers
if (!registers) throw new Error('the demo has a stand-in of the registers')

const [own] = await db.select().from(providers).where(eq(providers.vat_number, '300123456700003'))
const id = own?.id ?? ''
const row = async () => (await db.select().from(providers).where(eq(providers.id, id)))[0]
const checksOf = (number: string) =>
  db
    .select()
    .from(register_checks)
    .where(and(eq(register_checks.provider_id, id), eq(register_checks.checked_number, number)))
const edit = async (fields: object) => {
  const headers = { 'if-match': String((await row())?.version) }
  const token = await adminToken(app, 'all')
  const { status, text } = await call('PATCH', `/api/admin/providers/${id}`, { token, body: fields, headers })
  if (status !== 200) throw new Error(text)
  await runQueues(shared, ['registers'])
}
const checkNow = async () => {
  const token = await adminToken(app, 'all')
  await call('POST', `/api/admin/providers/${id}/actions/check_numbers`, { token, body: {} })
  await runQueues(shared, ['registers'])
}
// Where the platform does not sell instead of a provider whose VAT number is not valid.
await storeSetting(app.createContext(), 'seller_without_vat_number', 'provider')
const checkDue = () => checkNumbers(shared, { payload: null })
const notifiedTypes = async () => {
  const types = ['number_invalid', 'number_valid'] as const
  const toProvider = await db
    .select({ type: notifications.type })
    .from(notifications)
    .where(inArray(notifications.type, [...types]))
  const adminTypes = ['provider_number_invalid', 'provider_number_valid'] as const
  const toAdmins = await db
    .select({ type: adminNotifications.type })
    .from(adminNotifications)
    .where(inArray(adminNotifications.type, [...adminTypes]))
  return [...toProvider, ...toAdmins].map(({ type }) => type).sort()
}
afterEach(() => void vi.restoreAllMocks())

test('a number that becomes invalid stops new sales at once, is notified once, and changes nothing that was issued', async () => {
  const offered = await offeredOrder()
  const accepted = await acceptedOrder()
  const issued = await acceptedOrder()
  const waiting = await submittedOrder()
  await mustTransition(provider, issued, 'issue_invoice', { lines: demoLines })
  const invoice = () => db.select().from(invoices).where(eq(invoices.order_id, issued.id))
  const before = await invoice()

  await edit({ vat_number: '310999990000003' })
  expect(await row()).toMatchObject({ vat_number: '310999990000003', invalid_vat_number: '310999990000003' })
  expect(await checksOf('310999990000003')).toMatchObject([{ register: 'vat', result: 'invalid' }])
  expect(await notifiedTypes()).toEqual(['number_invalid', 'provider_number_invalid'])

  const [offer] = await offersOf(app, client, offered)
  const answers = [
    await tryTransition(provider, waiting, 'make_offer', demoOffer),
    await tryTransition(provider, offered, 'edit_offer', { ...demoOffer, offer_id: offer?.id, price: 42_000 }),
    await tryTransition(provider, accepted, 'issue_invoice', { lines: demoLines }),
    await tryTransition(client, offered, 'accept_offer', { offer_id: offer?.id }),
  ]
  const denialReason = orderLifecycle.guards.numbers_valid.en
  const denialReasons = [denialReason, denialReason, denialReason, orderLifecycle.guards.bidder_approved.en]
  expect(answers.map(({ status, body }) => [status, body.msg])).toEqual(denialReasons.map((msg) => [409, msg]))

  await checkDue()
  expect((await checksOf('310999990000003')).length).toBe(1)
  clock.advance(25 * hourMs)
  await checkDue()
  expect((await checksOf('310999990000003')).length).toBe(2)
  expect(await notifiedTypes()).toEqual(['number_invalid', 'provider_number_invalid'])
  expect(await invoice()).toEqual(before)
  await mustTransition(client, issued, 'accept_invoice')

  await edit({ vat_number: '300123456700003' })
  expect(await checksOf('300123456700003')).toMatchObject([{ result: 'valid' }])
  expect((await tryTransition(provider, accepted, 'issue_invoice', { lines: demoLines })).status).toBe(200)
})

test('a number that the register confirms again allows sales, and is notified', async () => {
  const before = await notifiedTypes()
  const lookUp = vi.spyOn(registers, 'lookUp').mockResolvedValue({ is_valid: false, name: 'شركة أخرى' })
  await checkNow()
  expect(lookUp).toHaveBeenCalledWith('commercial', own?.commercial_number)
  expect(await row()).toMatchObject({ invalid_vat_number: own?.vat_number, invalid_commercial_number: own?.commercial_number })
  lookUp.mockRestore()
  await checkNow()
  expect(await row()).toMatchObject({ invalid_vat_number: null, invalid_commercial_number: null })
  expect((await notifiedTypes()).length - before.length).toBe(8)
})

test('a service that does not answer makes no number invalid, is stored once, and is asked again', async () => {
  await edit({ vat_number: '310888880000003' })
  await expect(checkDue()).rejects.toThrow('no answer')
  expect(await checksOf('310888880000003')).toMatchObject([{ result: 'no_answer' }])
  expect(await row()).toMatchObject({ invalid_vat_number: null })
  expect((await tryTransition(provider, await submittedOrder(), 'make_offer', demoOffer)).status).toBe(200)

  vi.spyOn(registers, 'lookUp').mockResolvedValue({ is_valid: true, name: 'إتقان' })
  await checkDue()
  expect(new Set((await checksOf('310888880000003')).map(({ result }) => result))).toEqual(new Set(['no_answer', 'valid']))
})

test('an answer about a number that was replaced meanwhile is stored and changes nothing else', async () => {
  vi.spyOn(registers, 'lookUp').mockImplementation(async (register, number) => {
    if (number === '310999991111103')
      await changeAudited(app, providers, { set: { vat_number: '300123456700003' }, where: eq(providers.id, id) })
    return { is_valid: register !== 'vat' || number === '300123456700003', name: null }
  })
  await edit({ vat_number: '310999991111103' })
  expect(await checksOf('310999991111103')).toMatchObject([{ result: 'invalid' }])
  expect(await row()).toMatchObject({ vat_number: '300123456700003', invalid_vat_number: null })
})

const answers: { status: number; body: string }[] = []
const urls: string[] = []
const service = createServer((request, reply) => {
  const { status, body } = answers.shift() ?? { status: 500, body: '' }
  urls.push(`${request.url} ${request.headers.authorization}`)
  reply.writeHead(status).end(body)
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
afterAll(() => void service.close())

test('the real adapter distinguishes a number that is not valid from a service that does not answer', async () => {
  // Safe: it listens on a port, not on a pipe.
  const http = httpRegisters({ url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/`, token: 'secret' })
  const answer = async (status: number, body: string) => {
    answers.push({ status, body })
    return http.lookUp('vat', '300123456700003').catch((error: unknown) => String(error))
  }
  expect(await answer(200, '{"status":"active","name":"إتقان"}')).toEqual({ is_valid: true, name: 'إتقان' })
  expect(await answer(200, '{"status":"inactive"}')).toEqual({ is_valid: false, name: null })
  expect(await answer(404, '{"error":"not_found"}')).toEqual({ is_valid: false, name: null })
  expect(await answer(404, '<html>no such host</html>')).toContain('404')
  expect(await answer(200, '<html>maintenance</html>')).toContain('unexpected response')
  expect(await answer(200, '{"status":"who knows"}')).toContain('unexpected response')
  expect(await answer(503, '{}')).toContain('503')
  expect(await answer(401, '{}')).toContain('CredentialsError')
  expect(urls[0]).toBe('/v1/vat-numbers/300123456700003 Bearer secret')
})

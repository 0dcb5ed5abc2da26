import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { renderTaxDocument } from '../../money/documents/tax-document-file.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { uploadImage } from '../../testing/transfers.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { deposit_claims } from '../tables/from-registry.ts'

const app = await testApp({}, { demo: true })
const { db, clock, call } = app
const { car, owner, page, transition, step, book, condition, handOver, tokenOf, listedTurns } = await bookedCars(app)
const deposit = car.insurance_refund
const violations = () => findViolations(db, clock.now(), /rentals|security deposits/)
const setClock = async (at: number) => {
  clock.advance(at - Date.parse(clock.now()))
  await runDueDeadlines(app.shared)
}
let start = Date.parse('2027-03-07T08:00:00.000Z')
beforeEach(() => {
  start += 56 * dayMs
})

let km = 10_000
/** A rental of two days whose car is back. */
async function returned() {
  const { id, client } = await book(start, 2)
  await setClock(start - hourMs)
  km += 1000
  await handOver(id, km)
  await setClock(start + 2 * dayMs)
  await step(owner, id, 'take_back', await condition(km + 200, 4))
  return { id, client: client.id }
}
const photo = async () => uploadImage(app, await tokenOf(owner), 'complaint')
const claimOf = async (amount: number, change: object = {}) => ({
  kind: 'damage',
  reason: 'خدش في الباب',
  amount,
  file_ids: [await photo()],
  ...change,
})
const answer = async (who: string, claim: string, name: string, body?: object) =>
  call('POST', `/api/deposit-claims/${claim}/${name}`, { token: await tokenOf(who), ...(body && { body }) })
const decideAs = async (token: string, claim: string, action: string, body: object = {}) =>
  call('POST', `/api/admin/deposit-claims/${claim}/actions/${action}`, { token, body })
const balance = (order_id: string) => loadBalance({ db }, { kind: 'security_deposit', order_id })
const earned = () => loadBalance({ db }, { kind: 'provider_payable', provider_id: car.provider_id })
const typesOf = async (order_id: string, user_id: string) =>
  (
    await db
      .select({ type: notifications.type })
      .from(notifications)
      .where(and(eq(notifications.order_id, order_id), eq(notifications.user_id, user_id)))
  ).map(({ type }) => type)

test('several claims are sent at once: all with their errors, or none', async () => {
  const { id, client } = await returned()
  const line = (amount: number, change: object = {}) => claimOf(amount, change)
  const wrong = { ...(await line(100)), more: [await line(deposit, { kind: 'cleaning' }), { ...(await line(1)), file_ids: [] }] }
  const { status, body } = await transition(owner, id, 'claim_deposit', wrong)
  expect([status, Object.keys(Object(body.errors)).sort()]).toEqual([422, ['more.0.amount', 'more.1.amount', 'more.1.file_ids']])
  const unexplained = { ...(await line(100)), more: [await line(200, { reason: ' ' })] }
  expect((await transition(owner, id, 'claim_deposit', unexplained)).body.errors).toEqual({ 'more.0.reason': [expect.any(String)] })
  expect((await page(client, id)).rental.claims).toEqual([])
  await step(owner, id, 'claim_deposit', { ...(await line(100)), more: [await line(200, { kind: 'cleaning', reason: 'تنظيف المقاعد' })] })
  const { claims, claimable } = (await page(client, id)).rental
  expect(claims).toMatchObject([
    { kind: 'damage', amount: 100, photos: [{}] },
    { kind: 'cleaning', amount: 200, reason: 'تنظيف المقاعد', photos: [{}] },
  ])
  expect(claimable).toBe(deposit - 300)
  expect(await violations()).toEqual([])
})

test('a claim has one kind, amount and photo within the deposit, in its time', async () => {
  const { id, client } = await returned()
  const errors = async (body: object) => Object.keys(Object((await transition(owner, id, 'claim_deposit', body)).body.errors))
  expect(await errors({ kind: 'scratch', amount: 0, file_ids: ['x'], reason: 'خدش' })).toEqual(
    expect.arrayContaining(['kind', 'amount', 'file_ids.0']),
  )
  // What the form cannot know is reported with what it can: one round for all.
  const second = { ...(await claimOf(deposit)), file_ids: [] }
  expect((await errors({ kind: 'damage', amount: 1, more: [second] })).sort()).toEqual([
    'file_ids',
    'more.0.amount',
    'more.0.file_ids',
    'reason',
  ])
  expect(await errors({ ...(await claimOf(100)), reason: '' })).toEqual(['reason'])
  expect(await errors(await claimOf(100, { file_ids: [] }))).toEqual(['file_ids'])
  expect(await errors(await claimOf(deposit + 1))).toEqual(['amount'])
  expect((await transition(client, id, 'claim_deposit', await claimOf(100))).status).toBe(403)
  await step(owner, id, 'claim_deposit', await claimOf(deposit - 1000))
  expect(await errors(await claimOf(1001))).toEqual(['amount'])
  await step(owner, id, 'claim_deposit', await claimOf(1000, { kind: 'late', file_ids: [] }))
  expect((await transition(owner, id, 'claim_deposit', await claimOf(1))).status).toBe(409)
  const { rental, actions } = await page(owner, id)
  expect([rental.claimable, rental.claims.length, actions.map(({ name }: { name: string }) => name)]).toEqual([
    0,
    2,
    expect.not.arrayContaining(['claim_deposit']),
  ])
  expect((await answer(client, rental.claims[0].id, 'withdraw')).status).toBe(403)
  expect((await answer(owner, rental.claims[0].id, 'withdraw')).status).toBe(200)
  expect((await answer(owner, rental.claims[0].id, 'withdraw')).status).toBe(409)
  expect((await page(owner, id)).rental.claimable).toBe(deposit - 1000)
  expect(await violations()).toEqual([])
  await setClock(start + 6 * dayMs)
  expect((await transition(owner, id, 'claim_deposit', await claimOf(100))).status).toBe(409)
})

test('an accepted claim goes to the provider with an invoice, and the rest of the deposit back to the client', async () => {
  const { id, client } = await returned()
  const before = await earned()
  await step(owner, id, 'claim_deposit', await claimOf(23_000))
  const [claim] = (await page(client, id)).rental.claims
  expect(claim).toMatchObject({ kind: 'damage', amount: 23_000, status: 'claimed', actions: ['accept', 'dispute'] })
  expect(claim.photos).toHaveLength(1)
  const other = await returned().catch(() => null)
  expect(other === null || (await answer(other.client, claim.id, 'accept')).status === 404).toBe(true)
  expect((await answer(client, claim.id, 'accept')).status).toBe(200)
  expect((await answer(client, claim.id, 'accept')).status).toBe(409)
  expect([await balance(id), (await earned()) - before]).toEqual([deposit - 23_000, 23_000])
  const documents = await db.select().from(taxDocuments).where(eq(taxDocuments.order_id, id))
  const invoice = documents.find(({ kind }) => kind === 'claim') ?? expect.fail('no invoice')
  expect(invoice).toMatchObject({ total: 23_000, tax: 3000, service_amount: 20_000 })
  expect((await readPdfText((await renderTaxDocument(app.createContext(), invoice.id)).bytes)).text).toContain('From the security deposit')
  await step(client, id, 'confirm_receipt')
  expect(await violations()).toEqual([])
  await setClock(start + 20 * dayMs)
  expect((await page(client, id)).rental.security_deposit).toEqual({ amount: deposit, retained: 23_000, state: 'returned' })
  expect(await balance(id)).toBe(0)
  expect(await typesOf(id, client)).toEqual(expect.arrayContaining(['deposit_claimed', 'security_deposit_returned']))
  expect(await typesOf(id, owner)).toContain('deposit_claim_accepted')
  expect(await violations()).toEqual([])
})

test('of a sale by the platform, the VAT of a claim is kept for the authority', async () => {
  await db.update(providers).set({ vat_number: null }).where(eq(providers.id, car.provider_id))
  const body = { seller_without_vat_number: 'platform' }
  expect((await call('PATCH', '/api/admin/settings', { token: await adminToken(app, 'all'), body })).status).toBe(200)
  const { id, client } = await returned()
  const vat = () => loadBalance({ db }, { kind: 'vat_payable' })
  const before = [await earned(), await vat()] as const
  await step(owner, id, 'claim_deposit', await claimOf(23_000))
  expect((await answer(client, (await page(client, id)).rental.claims[0].id, 'accept')).status).toBe(200)
  expect([(await earned()) - before[0], (await vat()) - before[1]]).toEqual([20_000, 3000])
  expect(await violations()).toEqual([])
})

test('a claim without an answer counts as accepted, and the deposit waits for it', async () => {
  const { id, client } = await returned()
  await step(client, id, 'confirm_receipt')
  await setClock(start + 2 * dayMs + 71 * hourMs)
  expect(await listedTurns(client, id)).toEqual({ list: null, home: null })
  await step(owner, id, 'claim_deposit', await claimOf(deposit))
  await setClock(start + 2 * dayMs + 142 * hourMs)
  expect((await page(client, id)).rental.claims[0].status).toBe('claimed')
  const next_step = { en: 'The provider claims an amount from your security deposit. Accept or dispute it' }
  expect(await page(client, id)).toMatchObject({ status: 'completed', turn: 'client', next_step })
  expect(await page(owner, id)).toMatchObject({ turn: 'client', next_step: { en: 'Waiting for the client to answer your claim' } })
  expect([await listedTurns(client, id), (await listedTurns(owner, id)).list]).toEqual([{ list: 'client', home: 'client' }, null])
  const { due_at } = (await page(client, id)).rental.claims[0]
  expect((await call('GET', '/api/user/home', { token: await tokenOf(client) })).body.data?.orders).toMatchObject([
    { due_at, next_step, brief_deadline_note: { en: 'Then the claim counts as accepted' } },
  ])
  await setClock(start + 2 * dayMs + 144 * hourMs)
  expect((await page(client, id)).rental.claims[0]).toMatchObject({ status: 'accepted', retained_amount: deposit, actions: [] })
  expect(await listedTurns(client, id)).toEqual({ list: null, home: null })
  await setClock(start + 20 * dayMs)
  expect((await page(client, id)).rental.security_deposit.state).toBe('retained')
  expect(await violations()).toEqual([])
})

test('an administrator decides a disputed claim, and above the amount of the setting another one approves', async () => {
  const { id, client } = await returned()
  await call('PATCH', '/api/admin/settings', { token: await adminToken(app, 'all'), body: { dispute_approval_amount: 30_000 } })
  await step(owner, id, 'claim_deposit', await claimOf(20_000, { kind: 'cleaning' }))
  await step(owner, id, 'claim_deposit', await claimOf(40_000))
  const [small, large] = (await page(client, id)).rental.claims
  expect(Object.keys(Object((await answer(client, small.id, 'dispute', { reason: '' })).body.errors))).toEqual(['reason'])
  for (const { id } of [small, large]) expect((await answer(client, id, 'dispute', { reason: 'كان الخدش قبل استلامي' })).status).toBe(200)
  await step(client, id, 'confirm_receipt')
  await setClock(start + 30 * dayMs)
  expect([await balance(id), (await page(client, id)).rental.security_deposit.state]).toEqual([deposit, 'held'])
  const [first, second] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
  const terms = (decided_amount: number) => ({ decided_amount, decision_reason: 'الخدش ظاهر في صور الاستلام' })
  expect(Object.keys(Object((await decideAs(first, small.id, 'decide', terms(20_001))).body.errors))).toEqual(['decided_amount'])
  expect((await decideAs(first, small.id, 'decide', terms(5000))).status).toBe(200)
  expect((await decideAs(first, large.id, 'decide', terms(12_000))).status).toBe(200)
  const claims = (await page(client, id)).rental.claims
  expect(claims).toMatchObject([
    { status: 'decided', retained_amount: 5000 },
    { status: 'proposed', retained_amount: null, decision_reason: null },
  ])
  expect((await decideAs(first, large.id, 'approve')).status).toBe(409)
  expect(await violations()).toEqual([])
  expect((await decideAs(second, large.id, 'approve')).status).toBe(200)
  expect((await page(client, id)).rental.claims[1]).toMatchObject({ status: 'decided', retained_amount: 12_000 })
  await runDueDeadlines(app.shared)
  expect((await page(client, id)).rental.security_deposit).toEqual({ amount: deposit, retained: 17_000, state: 'returned' })
  expect(await typesOf(id, client)).toContain('deposit_claim_decided')
  expect(await violations()).toEqual([])
})

test('of claims at one moment, no more than the deposit is stored, and one answer counts', async () => {
  const { id, client } = await returned()
  const bodies = await Promise.all(Array.from({ length: 6 }, () => claimOf(Math.floor(deposit / 2))))
  const sent = await Promise.all(bodies.map((body) => transition(owner, id, 'claim_deposit', body)))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(2)
  const [claim] = await db.select().from(deposit_claims).where(eq(deposit_claims.order_id, id))
  const before = await balance(id)
  const answers = await Promise.all(
    ['accept', 'accept', 'dispute', 'accept'].map((name) =>
      answer(client, claim?.id ?? '', name, name === 'dispute' ? { reason: 'غير صحيح' } : undefined),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([before, before - Math.floor(deposit / 2)]).toContain(await balance(id))
  expect(await violations()).toEqual([])
})

testInvariants(app)

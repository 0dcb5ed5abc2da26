import { formatDate } from '@wasl/shared/i18n/format.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { earn } from '../../testing/earnings.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { decodePageQr, readPdfText } from '../../testing/pdf.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { fundWallet } from '../ledger/fund-wallet.ts'
import { runSettlements } from '../settlements/run-settlements.ts'
import { commission_credit_notes, commission_invoices, settlement_lines, settlements } from '../tables/from-registry.ts'
import { renderCommissionCreditNote } from './commission-credit-note-document.ts'
import { commissionCreditTemplateData } from './commission-invoice-pdf.ts'

const { app, sample, mustTransition } = await orderFixture()
const { call, db, clock, shared } = app
const userOf = async (phone: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, `+966${phone.slice(1)}`))
  if (!user) throw new Error(`no user ${phone}`)
  return user
}
const provider_id = (await userOf(demoPhones.company)).provider_id ?? ''
const checkName = 'M3 commission credit notes'
const violations = async () => (await findViolations(db, clock.now(), checkName)).map(({ name }) => name)
const setVatNumber = async (platform_vat_number: string | null) => {
  const token = await adminToken(app, 'all')
  expect((await call('PATCH', '/api/admin/settings', { token, body: { platform_vat_number } })).status).toBe(200)
}

async function settleNextWeek() {
  clock.advance(7 * dayMs)
  await runSettlements(systemCtx(shared))
}
const settlementsOf = (order_id: string) =>
  db
    .select({ settlement: settlements, line: settlement_lines })
    .from(settlement_lines)
    .innerJoin(settlements, eq(settlements.id, settlement_lines.settlement_id))
    .where(eq(settlement_lines.order_id, order_id))
    .orderBy(settlements.created_at)

/** An order that was settled, paid and then refunded in part; other money makes the next settlement positive although its commission is not. */
async function refundAfterSettlement() {
  const client = await userOf(demoPhones.client)
  const [clientToken, providerToken] = [await logInAs(app, demoPhones.client), await logInAs(app, demoPhones.company)]
  await inTransaction(systemCtx(shared), (ctx) => fundWallet(ctx, { user_id: client.id, amount: 57_500, note: 'test' }))
  const order = await payableOrder(app, clientToken, providerToken, sample)
  await payOrder(app, clientToken, order, crypto.randomUUID())
  await mustTransition(providerToken, order, 'deliver')
  await mustTransition(clientToken, order, 'confirm_receipt')
  await settleNextWeek()
  await db
    .update(settlements)
    .set({ status: 'ended' })
    .where(and(eq(settlements.provider_id, provider_id), eq(settlements.status, 'new')))
  await earn(app, provider_id, 50_000)
  const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
  const body = { order_id: order.id, amount: 11_500, reason: 'قطعة ناقصة', destination: 'wallet' }
  const request = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  expect((await call('POST', `/api/admin/refund-requests/${request.body.id}/actions/approve`, { token: approver })).status).toBe(200)
  return order
}
const noteOf = async (settlement_id: string) =>
  (await db.select().from(commission_credit_notes).where(eq(commission_credit_notes.settlement_id, settlement_id)))[0]

test('a settlement that returns more commission than it costs has a credit note that names the invoice of the refunded order', async () => {
  const order = await refundAfterSettlement()
  await settleNextWeek()
  const [earned, refunded] = await settlementsOf(order.id)
  const [invoice] = await db
    .select()
    .from(commission_invoices)
    .where(eq(commission_invoices.settlement_id, earned?.settlement.id ?? ''))
  const id = refunded?.settlement.id ?? ''
  expect(refunded?.settlement).toMatchObject({ commission: -870, commission_vat: -130, amount: 39_500 })
  const note = await noteOf(id)
  if (!note || !invoice) throw new Error('no credit note was issued')
  expect(note).toMatchObject({ provider_id, net: 870, tax: 131, total: 1_001, rounding: -1, vat_percent: 15 })
  expect(note.number).toMatch(/^CCN-\d{4}-000000-000001$/)
  expect(note.invoice_numbers).toBe(`${invoice.number} (${formatDate(invoice.issued_at)})`)

  const data = await commissionCreditTemplateData({ ...note, settlement_number: 'S26-1' })
  expect((await decodePageQr('money/documents/invoice.typ', data))?.data).toBe(note.qr)
  const provider = await logInAs(app, demoPhones.company)
  const url = `/api/settlements/${id}`
  const shown = { has_commission_invoice: false, has_commission_credit_note: true }
  expect((await call('GET', url, { token: provider })).body.data).toMatchObject(shown)
  expect((await call('GET', `${url}/commission-credit-note`, { token: provider })).text.startsWith('%PDF')).toBe(true)
  const other = await logInAs(app, demoPhones.freelancer)
  expect((await call('GET', `${url}/commission-credit-note`, { token: other })).status).toBe(404)
  const { text } = await readPdfText((await renderCommissionCreditNote(app.createContext(), note.id)).bytes)
  for (const part of [note.number, invoice.number, 'credit note', 'Returned platform commission', 'Reason', 'refunded', 'VAT 15%'])
    expect(text).toContain(part)
  const admin = await adminToken(app, ['commission-credit-notes.show'])
  const document = await call('GET', `/api/admin/commission-credit-notes/${note.id}/document`, { token: admin })
  expect(document.text.startsWith('%PDF')).toBe(true)

  await runSettlements(systemCtx(shared))
  expect(await db.$count(commission_credit_notes)).toBe(1)
  expect(await violations()).toEqual([])
})

test('without a VAT number of the platform no credit note is issued, and the next run makes up for it', async () => {
  const order = await refundAfterSettlement()
  await setVatNumber(null)
  await settleNextWeek()
  const id = (await settlementsOf(order.id))[1]?.settlement.id ?? ''
  expect(await noteOf(id)).toBeUndefined()
  expect(await violations()).toEqual([checkName])
  await setVatNumber('311111111111113')
  await runSettlements(systemCtx(shared))
  expect((await noteOf(id))?.number).toMatch(/^CCN-\d{4}-000000-000002$/)
  expect(await violations()).toEqual([])
})

class Rollback extends Error {}

test.each([
  ['another VAT', sql`update commission_credit_notes set tax = tax + 1, total = total + 1`],
  ['a gap in its numbers', sql`delete from commission_credit_notes where number = (select min(number) from commission_credit_notes)`],
  ['no invoice', sql`update commission_credit_notes set invoice_numbers = '-'`],
])('a credit note with %s is detected, and the database rejects the change', async (_, statement) => {
  await expect(db.execute(statement)).rejects.toThrow()
  let names: string[] = []
  const changed = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(statement)
    names = (await findViolations(tx, clock.now(), checkName)).map(({ name }) => name)
    throw new Rollback()
  })
  await expect(changed).rejects.toThrow(Rollback)
  expect(names).toEqual([checkName])
})

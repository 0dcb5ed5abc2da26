import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { providers, users } from '../../identity/tables/people.ts'
import { platformSellerId } from '../../money/documents/document-number.ts'
import { renderTaxDocument } from '../../money/documents/tax-document-file.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { createSettlement } from '../../money/settlements/create-settlement.ts'
import { commission_invoices, credit_notes, settlement_lines, settlements } from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken, demoPhones } from '../../testing/people.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { runDueDeadlines } from '../deadlines/run-due-deadlines.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { invoices } from '../tables/invoices.ts'

const { app, client, freelancer, provider, sample, submittedOrder, mustTransition, getOrder, tryTransition } = await orderFixture()
const { call, db, shared, createContext } = app
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
const userOf = async (phone: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, `+966${phone.slice(1)}`))
  if (!user) throw new Error('no demo user')
  return user
}
const client_id = (await userOf(demoPhones.client)).id
const provider_id = (await userOf(demoPhones.freelancer)).provider_id ?? ''
const balance = (kind: 'vat_payable' | 'commission') => loadBalance({ db }, { kind })
const payable = () => loadBalance({ db }, { kind: 'provider_payable', provider_id })
const setSeller = (seller_without_vat_number: string) =>
  call('PATCH', '/api/admin/settings', { token: requester, body: { seller_without_vat_number } })
const invoiceOf = async ({ id }: SentOrder) => {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, id))
  if (!invoice) throw new Error('no invoice')
  return invoice
}
const documentOf = async ({ id }: SentOrder) => {
  const [document] = await db.select().from(taxDocuments).where(eq(taxDocuments.order_id, id))
  if (!document) throw new Error('no document')
  return document
}

async function paidOrder(terms: object = {}): Promise<SentOrder> {
  await inTransaction(systemCtx(shared), (ctx) => fundWallet(ctx, { user_id: client_id, amount: 200_000, note: 'test' }))
  const order = await payableOrder(app, client, freelancer, sample, terms)
  expect((await payOrder(app, client, order, crypto.randomUUID())).status).toBe(200)
  return order
}
async function completedOrder(terms: object = {}): Promise<SentOrder> {
  const order = await paidOrder(terms)
  await mustTransition(freelancer, order, 'deliver')
  if ((await invoiceOf(order)).status !== 'paid') expect((await payOrder(app, client, order, crypto.randomUUID())).status).toBe(200)
  return mustTransition(client, order, 'confirm_receipt')
}
async function refund(order: SentOrder, amount: number): Promise<string> {
  const body = { order_id: order.id, reason: 'قطعة ناقصة', amount, destination: 'wallet' }
  const request = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  expect(request.status).toBe(201)
  const approved = await call('POST', `/api/admin/refund-requests/${request.body.id}/actions/approve`, { token: approver })
  expect(approved.status).toBe(200)
  return String(request.body.id)
}

beforeAll(async () => {
  expect((await setSeller('platform')).status).toBe(200)
})

test('every price that the client sees of a provider without a VAT number includes the VAT of the platform', async () => {
  const order = await submittedOrder()
  await mustTransition(freelancer, order, 'make_offer', demoOffer)
  const { body } = await getOrder(client, order)
  expect(body.data?.offers).toMatchObject([{ price: 50_000, tax: 7_500, total: 57_500, vat_percent: 15, sold_by: 'platform' }])
  const page = await call('GET', `/api/providers/${provider_id}`, {})
  expect(page.body.data).toMatchObject({ starting_price: 35_000, starting_price_with_vat: 40_250 })
})

test('the platform sells the order: its document, its VAT and its margin', async () => {
  const [vat, commission, owed] = [await balance('vat_payable'), await balance('commission'), await payable()]
  const order = await completedOrder()
  expect(await invoiceOf(order)).toMatchObject({ sold_by: 'platform', tax: 7_500, final_amount: 57_500 })
  const document = await documentOf(order)
  expect(document).toMatchObject({
    seller_id: platformSellerId,
    provider_id,
    total: 57_500,
    tax: 7_500,
    seller: { name_en: 'Wasl Services Company' },
  })
  expect(document.number).toMatch(/^INV-\d{4}-000000-\d{6}$/)
  expect(document.seller.vat_number).not.toBeNull()
  expect(document.qr).not.toBeNull()
  const { text } = await readPdfText((await renderTaxDocument(createContext(), document.id)).bytes)
  expect(text).toContain(document.seller.vat_number)
  expect([(await balance('vat_payable')) - vat, (await balance('commission')) - commission, (await payable()) - owed]).toEqual([
    7_500, 5_000, 45_000,
  ])
})

test('the report of the platform has the VAT of its sales, and that of the providers has not', async () => {
  const order = await completedOrder()
  const { number } = await documentOf(order)
  const day = riyadhDate(app.clock.now())
  const rowsOf = async (report: string) => {
    const { body } = await call('GET', `/api/admin/reports/${report}?from=${addDays(day, -1)}&to=${day}`, { token: requester })
    return Object.values(Object(body.data?.rows)).map(Object)
  }
  const row = (await rowsOf('platform_sales_vat')).find((one) => one.number === number)
  expect(row).toMatchObject({ net: 50_000, tax: 7_500, total: 57_500 })
  expect((await call('GET', `/api/admin/tax-documents/${row?.id}`, { token: requester })).status).toBe(200)
  expect((await rowsOf('vat')).map((one) => one.number)).not.toContain(number)
})

test('a settlement has the margin without VAT, and no commission document follows', async () => {
  await completedOrder()
  const before = addSeconds(app.clock.now(), 60)
  const id = await inTransaction(systemCtx(shared), (ctx) => createSettlement(ctx, provider_id, { before, period_end: null }))
  const [settlement] = await db
    .select()
    .from(settlements)
    .where(eq(settlements.id, id ?? ''))
  const lines = await db
    .select()
    .from(settlement_lines)
    .where(eq(settlement_lines.settlement_id, id ?? ''))
  const sold = lines.filter(({ margin }) => margin !== 0)
  expect(sold.length).toBeGreaterThan(0)
  for (const line of sold)
    expect(line).toMatchObject({ service_amount: 50_000, margin: 5_000, commission: 0, commission_vat: 0, amount: 45_000 })
  expect(settlement?.margin).toBe(5_000 * sold.length)
  const documents = await db
    .select()
    .from(commission_invoices)
    .where(eq(commission_invoices.settlement_id, id ?? ''))
  const commission = lines.reduce((sum, line) => sum + line.commission, 0)
  expect(documents.length).toBe(commission > 0 ? 1 : 0)
  expect(documents.reduce((sum, { total }) => sum + total, 0)).toBeLessThan(10_000)
})

test('a refund after the release takes back the VAT of the sale, the margin and the rest from the provider', async () => {
  const order = await completedOrder()
  const before = { vat: await balance('vat_payable'), commission: await balance('commission'), payable: await payable() }
  const request = await refund(order, 11_500)
  expect(await db.select().from(credit_notes).where(eq(credit_notes.refund_request_id, request))).toMatchObject([
    { net: 10_000, tax: 1_500 },
  ])
  const after = { vat: await balance('vat_payable'), commission: await balance('commission'), payable: await payable() }
  expect([after.vat - before.vat, after.commission - before.commission, after.payable - before.payable]).toEqual([-1_500, -1_000, -9_000])
  expect((await db.select().from(refund_requests).where(eq(refund_requests.id, request)))[0]?.status).toBe('approved')
})

test('a change of the setting or of the VAT number touches nothing that was issued', async () => {
  const paid = await paidOrder()
  const accepted = await submittedOrder()
  await mustTransition(freelancer, accepted, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, client, accepted)
  await mustTransition(client, accepted, 'accept_offer', { offer_id: offer?.id })
  await setSeller('provider')
  await mustTransition(freelancer, accepted, 'issue_invoice', { lines: demoLines })
  expect(await invoiceOf(accepted)).toMatchObject({ sold_by: 'platform', vat_percent: 15, final_amount: 57_500 })
  await mustTransition(freelancer, paid, 'deliver')
  const owed = await payable()
  await mustTransition(client, paid, 'confirm_receipt')
  expect((await payable()) - owed).toBe(45_000)
  const order = await payableOrder(app, client, freelancer, sample)
  expect(await invoiceOf(order)).toMatchObject({ sold_by: 'provider', vat_percent: 0, final_amount: 50_000 })
  await setSeller('platform')
})

test('a provider whose VAT number is not valid sells through the platform', async () => {
  const [row] = await db
    .select()
    .from(providers)
    .where(eq(providers.id, (await userOf(demoPhones.company)).provider_id ?? ''))
  const number = row?.vat_number ?? null
  const invalidate = (invalid_vat_number: string | null) =>
    db
      .update(providers)
      .set({ invalid_vat_number })
      .where(eq(providers.id, row?.id ?? ''))
  const order = await submittedOrder()
  await mustTransition(provider, order, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, client, order)
  await mustTransition(client, order, 'accept_offer', { offer_id: offer?.id })
  expect(await invoiceOf(order)).toMatchObject({ sold_by: 'provider' })
  await invalidate(number)
  expect((await tryTransition(provider, order, 'issue_invoice', { lines: demoLines })).status).toBe(200)
  expect(await invoiceOf(order)).toMatchObject({ sold_by: 'platform', final_amount: 57_500 })
  await setSeller('provider')
  expect((await tryTransition(provider, await submittedOrder(), 'make_offer', demoOffer)).status).toBe(409)
  await setSeller('platform')
  await invalidate(null)
})

test('a split after a dispute gives the provider its part without the VAT of the sale, and the platform its margin on that part', async () => {
  const order = await paidOrder()
  const body = { subject: 'العمل ناقص', reason: 'quality', message: 'لم يكتمل العمل.', order_id: order.id, is_blocking: true }
  const sent = await call('POST', '/api/complaints', { token: client, body })
  const decision = { reason: 'اتفق الطرفان على التقسيم', refund_amount: 23_000 }
  const decided = await call('POST', `/api/admin/complaints/${sent.body.data?.id}/actions/split_amount`, {
    token: requester,
    body: decision,
  })
  expect(decided.body).toMatchObject({ dispute: 'decided' })
  const [vat, commission, owed] = [await balance('vat_payable'), await balance('commission'), await payable()]
  app.clock.advance(7 * 24 * 3_600_000)
  await runDueDeadlines(shared)
  expect([(await balance('vat_payable')) - vat, (await balance('commission')) - commission, (await payable()) - owed]).toEqual([
    4_500, 3_000, 27_000,
  ])
})

testInvariants(app)

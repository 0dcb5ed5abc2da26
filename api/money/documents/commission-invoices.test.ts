import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers, users } from '../../identity/tables/people.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { decodePageQr, readPdfText } from '../../testing/pdf.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { runSettlements } from '../settlements/run-settlements.ts'
import { commission_invoices, settlements } from '../tables/from-registry.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../tables/ledger.ts'
import { renderCommissionInvoice } from './commission-invoice-document.ts'
import { commissionTemplateData } from './commission-invoice-pdf.ts'

const app = await testApp({}, { demo: true })
const { call, db, shared } = app
const all = () => db.select().from(commission_invoices).orderBy(commission_invoices.number)
const deleteInvoice = (id = '') => changeFinalRows(db, sql`delete from commission_invoices where id = ${id}`)
const [invoice] = await all()
if (!invoice) throw new Error('the demo has no commission invoice')

test('a settlement has one tax invoice of the platform for what was deducted, with VAT rounded once and the difference booked', async () => {
  const [settlement] = await db.select().from(settlements).where(eq(settlements.id, invoice.settlement_id))
  const { net, tax, rounding } = invoice
  // Each of the orders had its VAT rounded down.
  expect(settlement).toMatchObject({ commission: 3_479, commission_vat: 521 })
  expect({ net, tax, rounding }).toEqual({ net: 3_478, tax: 522, rounding: 0 })
  const booked = await db
    .select({ account: ledgerAccounts.kind, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transaction_id, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(eq(ledgerTransactions.note, invoice.number))
    .orderBy(ledgerAccounts.kind)
  expect(booked).toEqual([
    { account: 'commission', amount: -1 },
    { account: 'vat_payable', amount: 1 },
  ])
  expect(invoice.seller_address_ar).toBeTruthy()
  expect(invoice.number).toMatch(/^COM-\d{4}-000000-000001$/)
  const { text } = await readPdfText((await renderCommissionInvoice(app.createContext(), invoice.id)).bytes)
  for (const part of [invoice.number, String(settlement?.number), 'Platform commission', 'VAT 15%', invoice.seller_vat_number])
    expect(text).toContain(part)
})

test('a second library reads the QR code of the commission invoice from the rendered page', async () => {
  const code = await decodePageQr('money/documents/invoice.typ', await commissionTemplateData({ ...invoice, settlement_number: 'S26-1' }))
  expect(code?.data).toBe(invoice.qr)
  expect(Buffer.from(invoice.qr, 'base64').toString()).toContain(invoice.seller_vat_number)
})

test('its provider and the administration download it, another provider does not', async () => {
  const url = `/api/settlements/${invoice.settlement_id}`
  const ownerOf = async (provider_id: string) => {
    const [owner] = (await db.select().from(users).where(eq(users.provider_id, provider_id))).filter(({ role }) => role === 'provider')
    return sessionToken(app, owner ?? (await newClient(app, { role: 'provider', client_type: null, provider_id })))
  }
  const owner = await ownerOf(invoice.provider_id)
  expect((await call('GET', url, { token: owner })).body.data).toMatchObject({ has_commission_invoice: true })
  expect((await call('GET', `${url}/commission-invoice`, { token: owner })).text.startsWith('%PDF')).toBe(true)
  const [other] = (await db.select().from(providers).where(eq(providers.status, 'approved'))).filter(({ id }) => id !== invoice.provider_id)
  expect((await call('GET', `${url}/commission-invoice`, { token: await ownerOf(other?.id ?? '') })).status).toBe(404)
  const admin = await adminToken(app, ['commission-invoices.show'])
  expect((await call('GET', `/api/admin/commission-invoices/${invoice.id}/document`, { token: admin })).text.startsWith('%PDF')).toBe(true)
})

test('invoices that were issued at one instant are listed in the order of their numbers', async () => {
  const [settlement] = await db.select().from(settlements).where(eq(settlements.id, invoice.settlement_id))
  if (!settlement) throw new Error('the invoice has no settlement')
  const ids = [2, 3, 4].map((place) => `00000000-0000-4000-8000-00000000000${place}`)
  // Neither the order of the ids nor the opposite is that of the numbers.
  for (const [at, id] of ids.entries()) {
    const number = invoice.number.replace(/1$/, ['3', '4', '2'][at] ?? '')
    await db.insert(settlements).values({ ...settlement, id, number: `S-${id.slice(-1)}`, period_end: null })
    await db.insert(commission_invoices).values({ ...invoice, id, number, settlement_id: id })
  }
  const admin = await adminToken(app, ['commission-invoices.list'])
  const listed = await call('GET', '/api/admin/commission-invoices?_start=0&_end=50', { token: admin })
  const places = [...listed.text.matchAll(/"number":"COM-\d{4}-000000-00000(\d)"/g)].map(([, place]) => place)
  for (const id of ids) await deleteInvoice(id)
  await db.delete(settlements).where(inArray(settlements.id, ids))
  expect(places).toEqual(['4', '3', '2', '1'])
})

test.each([
  ['VAT number', 'platform_vat_number', '311111111111113', 'seller_vat_number'],
  ['address', 'platform_address_ar', 'شارع العليا، الرياض', 'seller_address_ar'],
] as const)('without the %s of the platform no invoice is issued, and the next run makes up for it', async (_, setting, value, column) => {
  const admin = await adminToken(app, 'all')
  const change = async (entered: string | null) =>
    expect((await call('PATCH', '/api/admin/settings', { token: admin, body: { [setting]: entered } })).status).toBe(200)
  const before = await all()
  const last = before.at(-1)
  await deleteInvoice(last?.id)
  await change(null)
  await runSettlements(systemCtx(shared))
  expect(await all()).toHaveLength(before.length - 1)
  await change(value)
  await runSettlements(systemCtx(shared))
  const issued = (await all()).find(({ settlement_id }) => settlement_id === last?.settlement_id)
  expect(issued).toMatchObject({ [column]: value })
  // Issued documents keep what they were issued with.
  expect((await all()).filter((one) => one[column] === value)).toHaveLength(1)
})

test('the invoice names the VAT rate of the bookings, whatever the settings say when it is issued', async () => {
  const admin = await adminToken(app, 'all')
  const change = async (vat_percent: number) =>
    expect((await call('PATCH', '/api/admin/settings', { token: admin, body: { vat_percent } })).status).toBe(200)
  const last = (await all()).at(-1)
  await deleteInvoice(last?.id)
  await change(20)
  await runSettlements(systemCtx(shared))
  await change(15)
  const issued = (await all()).find(({ settlement_id }) => settlement_id === last?.settlement_id)
  expect(issued).toMatchObject({ vat_percent: 15, tax: last?.tax })
  if (!issued) throw new Error('no invoice was issued')
  const sums = async (vat_percent: number | null) =>
    (await commissionTemplateData({ ...issued, vat_percent, settlement_number: 'S26-1' })).sums.map(({ en }) => en)
  expect(await sums(issued.vat_percent)).toEqual(['Commission', 'VAT 15%'])
  // Settled over a change of the rate.
  expect(await sums(null)).toEqual(['Commission', 'VAT'])
  const { dues } = await commissionTemplateData({ ...issued, total: 1_001, rounding: -1, settlement_number: 'S26-1' })
  expect(dues.map(({ en, amount }) => [en, amount])).toEqual([
    ['Rounding', '-0.01'],
    ['Deducted from the amounts due', '10.00'],
  ])
})

test('the demo violates no invariant of settlements', async () => {
  expect(await findViolations(db, app.clock.now(), /settlement|payout|payable/)).toEqual([])
})

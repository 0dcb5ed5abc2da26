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
import { renderCommissionInvoice } from './commission-invoice-document.ts'
import { commissionTemplateData } from './commission-invoice-pdf.ts'

const app = await testApp({}, { demo: true })
const { call, db, shared } = app
const all = () => db.select().from(commission_invoices).orderBy(commission_invoices.number)
const deleteInvoice = (id = '') => changeFinalRows(db, sql`delete from commission_invoices where id = ${id}`)
const [invoice] = await all()
if (!invoice) throw new Error('the demo has no commission invoice')

test('a settlement has one tax invoice of the platform for its commission, with the VAT that was booked', async () => {
  const [settlement] = await db.select().from(settlements).where(eq(settlements.id, invoice.settlement_id))
  expect(invoice).toMatchObject({ net: settlement?.commission, tax: settlement?.commission_vat, vat_percent: 15 })
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

test('without a VAT number of the platform no invoice is issued, and the next run makes up for it', async () => {
  const admin = await adminToken(app, 'all')
  const change = async (platform_vat_number: string | null) =>
    expect((await call('PATCH', '/api/admin/settings', { token: admin, body: { platform_vat_number } })).status).toBe(200)
  const before = await all()
  const last = before.at(-1)
  await deleteInvoice(last?.id)
  await change(null)
  await runSettlements(systemCtx(shared))
  expect(await all()).toHaveLength(before.length - 1)
  await change('311111111111113')
  await runSettlements(systemCtx(shared))
  const issued = (await all()).find(({ settlement_id }) => settlement_id === last?.settlement_id)
  expect(issued).toMatchObject({ seller_vat_number: '311111111111113' })
  // Issued documents keep what they were issued with.
  expect((await all()).filter(({ seller_vat_number }) => seller_vat_number === '311111111111113')).toHaveLength(1)
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
})

test('the demo violates no invariant of settlements', async () => {
  const names = (await findViolations(db, app.clock.now())).map(({ name }) => name)
  expect(names.filter((name) => /settlement|payout|payable/.test(name))).toEqual([])
})

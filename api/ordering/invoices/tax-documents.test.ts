import { taxDocumentPdf } from '@wasl/shared/pages/resource-routes.ts'
import { numberLabels, statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findViolations } from '../../invariants/find-violations.ts'
import { documentCounters } from '../../money/tables/document-counters.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { invoices } from '../tables/invoices.ts'

const { app, client, provider, freelancer, sample, mustTransition, getOrder, acceptedOrder } = await orderFixture()
const { call, db, clock } = app
const documentsOf = (order: SentOrder) =>
  db.select().from(taxDocuments).where(eq(taxDocuments.order_id, order.id)).orderBy(taxDocuments.issued_at)
const notesOf = (order: SentOrder) => db.select().from(credit_notes).where(eq(credit_notes.order_id, order.id))
const invoiceOf = async (order: SentOrder) => {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, order.id))
  if (!invoice) throw new Error('no invoice')
  return invoice
}
const pageOf = async (token: string, order: SentOrder) =>
  (await call('GET', `/api/invoices/${(await invoiceOf(order)).id}`, { token })).body.data ?? {}
const invoiced = async (terms: object = {}) =>
  mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines, ...terms })

/** The last number of the series of tax documents of a seller. */
async function lastNumber(order: SentOrder): Promise<number> {
  const { provider_id } = await invoiceOf(order)
  const [counter] = await db
    .select()
    .from(documentCounters)
    .where(and(eq(documentCounters.series, 'INV'), eq(documentCounters.seller_id, provider_id ?? '')))
    .orderBy(sql`year desc`)
  return counter?.last ?? 0
}

test('an unpaid, rejected or cancelled order uses no tax number and needs no credit note', async () => {
  const [unpaid, rejected, cancelled] = [await invoiced(), await invoiced(), await invoiced()]
  const before = await lastNumber(unpaid)
  await mustTransition(client, rejected, 'reject_invoice', { reason: 'السعر مرتفع' })
  await mustTransition(client, cancelled, 'accept_invoice')
  await mustTransition(client, cancelled, 'cancel', { reason: 'لم أعد أحتاجه' })
  for (const order of [unpaid, rejected, cancelled]) expect([await documentsOf(order), await notesOf(order)]).toEqual([[], []])
  expect(await lastNumber(unpaid)).toBe(before)
  expect(await pageOf(client, unpaid)).toMatchObject({
    title: statementTitle,
    number_label: numberLabels.statement,
    number: expect.stringMatching(/^PS-/),
    tax_documents: [],
  })
  expect(await pageOf(client, cancelled)).toMatchObject({ credited_amount: 0, remaining_amount: 0 })
  expect((await getOrder(client, cancelled)).body.data?.invoice).toMatchObject({ remaining_amount: 0 })
})

test('the first captured payment issues the tax document for the whole, and the rest no second one', async () => {
  const order = await payableOrder(app, client, provider, sample, { deposit_percent: 40 })
  const before = await lastNumber(order)
  clock.advance(60_000)
  await payOrder(app, client, order, 'documented-deposit')
  const [document, ...others] = await documentsOf(order)
  const invoice = await invoiceOf(order)
  expect(others).toEqual([])
  const { lines, seller, buyer, service_amount, discount, tax, vat_percent } = invoice
  expect(document).toMatchObject({ kind: 'invoice', lines, seller, buyer, service_amount, discount, tax, vat_percent, total: 57_500 })
  expect(document?.number.slice(-6)).toBe(String(before + 1).padStart(6, '0'))
  expect(document?.qr).toMatch(/^AS/)
  expect(Date.parse(document?.issued_at ?? '')).toBeGreaterThanOrEqual(Date.parse(invoice.issued_at ?? '') + 60_000)
  clock.advance(60_000)
  await payOrder(app, client, order, 'documented-rest')
  expect(await documentsOf(order)).toEqual([document])
  expect(await lastNumber(order)).toBe(before + 1)
  const { id, number, total, issued_at } = document ?? {}
  const title = { ar: 'فاتورة ضريبية مبسّطة', en: 'Simplified tax invoice' }
  expect((await pageOf(client, order)).tax_documents).toEqual([
    { id, kind: 'invoice', number, title, total, prepaid_amount: 0, issued_at, pdf_url: taxDocumentPdf({ id: id ?? '' }) },
  ])
})

test('a payment that fails takes no number', async () => {
  const poor = await sessionToken(app, await newClient(app, { city_id: String(sample.order.city_id) }))
  const order = await payableOrder(app, poor, provider, sample)
  const before = await lastNumber(order)
  const failed = await payOrder(app, poor, order, 'no-balance')
  expect([failed.status, await documentsOf(order), await lastNumber(order)]).toEqual([409, [], before])
})

test('a seller without a VAT number issues a document without a code, if the platform does not sell for it', async () => {
  await storeSetting(app.createContext(), 'seller_without_vat_number', 'provider')
  const order = await payableOrder(app, client, freelancer, sample)
  await payOrder(app, client, order, 'without-vat')
  expect(await documentsOf(order)).toMatchObject([{ qr: null, tax: 0, total: 50_000, seller_vat_number: null }])
  await storeSetting(app.createContext(), 'seller_without_vat_number', 'platform')
})

test('both papers are downloaded by the parties only, and their names tell them apart', async () => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, 'both-papers')
  const [[document], invoice] = [await documentsOf(order), await invoiceOf(order)]
  const download = (token: string, path: string) => call('GET', path, { token })
  const [paper, statement] = [`/api/tax-documents/${document?.id}/pdf`, `/api/invoices/${invoice.id}/pdf`]
  for (const token of [client, provider]) {
    expect((await download(token, paper)).headers['content-disposition']).toContain(`${document?.number}.pdf`)
    expect((await download(token, statement)).headers['content-disposition']).toContain(`${invoice.number}.pdf`)
  }
  expect((await download(freelancer, paper)).status).toBe(404)
  expect((await download(client, `/api/tax-documents/${crypto.randomUUID()}/pdf`)).status).toBe(404)
})

test('the back office lists tax documents and downloads their PDF, but changes none', async () => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, 'back-office')
  const [document] = await documentsOf(order)
  const token = await adminToken(app, 'all')
  const { rows } = await call('GET', `/api/admin/tax-documents?order_id=${order.id}`, { token })
  expect(rows).toMatchObject([{ id: document?.id, number: document?.number, kind: 'invoice', total: 57_500 }])
  const pdf = await call('GET', `/api/admin/tax-documents/${document?.id}/document`, { token })
  expect([pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  expect((await call('PATCH', `/api/admin/tax-documents/${document?.id}`, { token, body: { note: 'x' } })).status).toBe(404)
  await expect(db.update(taxDocuments).set({ note: 'x' })).rejects.toThrow()
})

test('an invoice that was issued as a tax invoice before stays one: no second document, and its rejection is credited', async () => {
  const [paid, rejected] = [await payableOrder(app, client, provider, sample), await invoiced()]
  // As the migration leaves it: the document has the id, number and time of its invoice.
  for (const order of [paid, rejected]) {
    const { id } = await invoiceOf(order)
    await changeFinalRows(
      db,
      sql`insert into tax_documents (id, kind, number, seller_id, order_id, invoice_id, provider_id, seller, buyer, lines, service_amount, discount, vat_percent, tax, total, qr, issued_at)
        select id, 'invoice', number, provider_id, order_id, id, provider_id, seller, buyer, lines, service_amount, discount, vat_percent, tax, final_amount, 'x', issued_at
        from invoices where id = ${id}`,
    )
  }
  await payOrder(app, client, paid, 'former-rule')
  expect(await documentsOf(paid)).toHaveLength(1)
  expect(await pageOf(client, paid)).toMatchObject({ title: { en: 'Simplified tax invoice' } })
  await mustTransition(client, rejected, 'reject_invoice', { reason: 'السعر مرتفع' })
  const [document] = await documentsOf(rejected)
  expect(await notesOf(rejected)).toMatchObject([{ cause: 'invoice_rejected', total: 57_500, tax: 7500, tax_document_id: document?.id }])
  const names = (await findViolations(db, clock.now())).map(({ name }) => name)
  // Their invented codes and numbers of statements; payments and credits are documented.
  expect(names).toEqual(['M3 document numbers', 'M3 document codes'])
  await changeFinalRows(db, sql`delete from credit_notes where tax_document_id = ${document?.id}`)
  await changeFinalRows(db, sql`delete from tax_documents where qr = 'x'`)
})

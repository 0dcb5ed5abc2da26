import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { renderTaxDocument } from '../../money/documents/tax-document-file.ts'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { runDueJobs } from '../../platform/jobs/run-jobs.ts'
import { attachedTo } from '../../testing/attachments.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, payableOrder, payOrder, type SentOrder } from '../../testing/orders.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { adminToken, demoPhones } from '../../testing/people.ts'
import { chooseDepositDocuments } from '../../testing/prepayments.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { invoices } from '../tables/invoices.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample, mustTransition, acceptedOrder } = await orderFixture()
const { call, db, clock } = app
const [requester, approver] = [await adminToken(app, 'all'), await adminToken(app, 'all')]
await chooseDepositDocuments(app, demoPhones.company)

const documentsOf = (order: SentOrder) =>
  db.select().from(taxDocuments).where(eq(taxDocuments.order_id, order.id)).orderBy(asc(taxDocuments.issued_at), asc(taxDocuments.number))
const notesOf = (order: SentOrder) =>
  db.select().from(credit_notes).where(eq(credit_notes.order_id, order.id)).orderBy(asc(credit_notes.issued_at), asc(credit_notes.number))
const invoiceOf = async (order: SentOrder) => (await db.select().from(invoices).where(eq(invoices.order_id, order.id)))[0]

const printedText = async (id = '') => (await readPdfText((await renderTaxDocument(app.createContext(), id)).bytes)).text
const attachmentsOf = (order: SentOrder, user_id: string, type: NotificationType) => attachedTo(app, { order, user_id, type })

let payments = 0
const pay = async (order: SentOrder) => {
  payments += 1
  clock.advance(60_000)
  const paid = await payOrder(app, client, order, `prepayment-${payments}`)
  expect(paid.status).toBe(200)
}
const payable = (terms: object) => payableOrder(app, client, provider, sample, terms)
async function refund(order: SentOrder, amount: number): Promise<void> {
  clock.advance(60_000)
  const body = { order_id: order.id, reason: 'قطعة ناقصة', amount }
  const created = await call('POST', '/api/admin/refund-requests', { token: requester, body })
  const approved = await call('POST', `/api/admin/refund-requests/${created.body.id}/actions/approve`, { token: approver })
  expect([created.status, approved.status]).toEqual([201, 200])
}

test('a deposit issues a prepayment invoice of its amount, and the rest the final invoice that deducts it', async () => {
  const order = await payable({ deposit_percent: 40 })
  await pay(order)
  const invoice = await invoiceOf(order)
  const title = { ar: `دفعة مقدّمة من بيان السعر ${invoice?.number}`, en: `Prepayment on price statement ${invoice?.number}` }
  expect(await documentsOf(order)).toMatchObject([
    { kind: 'prepayment', total: 23_000, tax: 3_000, service_amount: 20_000, prepaid_amount: 0, lines: [{ title, amount: 20_000 }] },
  ])
  await pay(order)
  const [prepayment, final, ...others] = await documentsOf(order)
  expect(others).toEqual([])
  const { lines, seller, buyer, service_amount, discount, tax } = invoice ?? {}
  expect(final).toMatchObject({ kind: 'final', lines, seller, buyer, service_amount, discount, tax, total: 57_500 })
  expect(final).toMatchObject({ prepaid_amount: 23_000, prepaid_tax: 3_000 })
  const page = (await call('GET', `/api/invoices/${invoice?.id}`, { token: client })).body.data
  expect(page?.tax_documents).toMatchObject([
    {
      kind: 'prepayment',
      number: prepayment?.number,
      title: { en: 'Simplified tax invoice – prepayment' },
      total: 23_000,
      prepaid_amount: 0,
    },
    { kind: 'final', number: final?.number, title: { ar: 'فاتورة ضريبية مبسّطة – نهائية' }, total: 57_500, prepaid_amount: 23_000 },
  ])
  for (const document of [prepayment, final])
    expect((await call('GET', `/api/tax-documents/${document?.id}/pdf`, { token: client })).text.slice(0, 5)).toBe('%PDF-')
})

test('a payment of the whole issues one tax invoice in both shapes, and an unpaid order none', async () => {
  const whole = await payable({ deposit_percent: 100 })
  await pay(whole)
  expect(await documentsOf(whole)).toMatchObject([{ kind: 'invoice', total: 57_500, prepaid_amount: 0 }])
  const unpaid = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', {
    lines: demoLines,
    deposit_percent: 40,
  })
  await mustTransition(client, unpaid, 'reject_invoice', { reason: 'السعر مرتفع' })
  expect([await documentsOf(unpaid), await notesOf(unpaid)]).toEqual([[], []])
})

test('a refund of a deposit is credited on the prepayment invoice, and the final invoice is about the reduced total', async () => {
  const order = await payable({ deposit_percent: 40 })
  await pay(order)
  await refund(order, 10_000)
  const [prepayment] = await documentsOf(order)
  expect(await notesOf(order)).toMatchObject([{ tax_document_id: prepayment?.id, total: 10_000, tax: 1_304 }])
  await pay(order)
  const [, final] = await documentsOf(order)
  expect(final).toMatchObject({ kind: 'final', total: 47_500, tax: 6_196, prepaid_amount: 13_000, prepaid_tax: 1_696 })
  const printed = await printedText(final?.id)
  expect(printed).toMatch(/Refunded before this invoice\s*-86\.96/)
  for (const part of ['Discount', 'Unpaid when closed']) expect(printed).not.toContain(part)
  // After the final invoice, it is the one that is credited.
  await refund(order, 20_000)
  expect((await notesOf(order))[1]).toMatchObject({ tax_document_id: final?.id, total: 20_000 })
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  await refund(order, 500)
})

test('a cancelled order is credited with its prepayment alone', async () => {
  const order = await payable({ deposit_percent: 40 })
  await pay(order)
  await refund(order, 23_000)
  expect(await notesOf(order)).toMatchObject([{ cause: 'refund', total: 23_000, tax: 3_000 }])
  expect(await invoiceOf(order)).toMatchObject({ status: 'cancelled', credited_amount: 23_000 })
  expect(await documentsOf(order)).toMatchObject([{ kind: 'prepayment' }])
})

test('what a provider chooses counts for orders whose first payment comes later', async () => {
  const order = await payable({ deposit_percent: 40 })
  await pay(order)
  await chooseDepositDocuments(app, demoPhones.company, 'whole')
  await pay(order)
  const next = await payable({ deposit_percent: 40 })
  await pay(next)
  expect((await documentsOf(order)).map(({ kind }) => kind)).toEqual(['prepayment', 'final'])
  expect((await documentsOf(next)).map(({ kind }) => kind)).toEqual(['invoice'])
  await chooseDepositDocuments(app, demoPhones.company)
  await pay(next)
  expect(await documentsOf(next)).toHaveLength(1)
})

test('an order that is closed with what was paid gets a final invoice about that, with nothing payable', async () => {
  const order = await payable({ deposit_percent: 40 })
  await pay(order)
  await mustTransition(provider, order, 'deliver')
  for (const days of [5, 10]) {
    clock.advance(days * 86_400_000)
    await runDueJobs(app.shared)
  }
  const token = await adminToken(app, 'all')
  const body = { reason: 'العمل منجز ولم يدفع العميل الباقي' }
  const closed = await call('POST', `/api/admin/orders/${order.id}/actions/close_with_paid`, { token, body })
  expect(closed.status).toBe(200)
  const [prepayment, final] = await documentsOf(order)
  expect([prepayment, final]).toMatchObject([
    { kind: 'prepayment', total: 23_000 },
    { kind: 'final', total: 23_000, tax: 3_000, prepaid_amount: 23_000, prepaid_tax: 3_000 },
  ])
  expect(await notesOf(order)).toEqual([])
  expect(await printedText(final?.id)).toMatch(/Unpaid when closed\s*-300\.00/)
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.provider_id, final?.provider_id ?? ''))
  const [row] = await db.select({ client_id: orders.client_id }).from(orders).where(eq(orders.id, order.id))
  expect(await attachmentsOf(order, row?.client_id ?? '', 'order_closed')).toEqual([`${final?.number}.pdf`])
  expect(await attachmentsOf(order, owner?.id ?? '', 'receipt_confirmed')).toEqual([`${final?.number}.pdf`])
})

test('the email about a confirmed receipt carries no invoice that its payment has sent', async () => {
  const order = await payable({ deposit_percent: 40 })
  await pay(order)
  await pay(order)
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  const [document] = await documentsOf(order)
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.provider_id, document?.provider_id ?? ''))
  expect(await attachmentsOf(order, owner?.id ?? '', 'receipt_confirmed')).toEqual([])
  expect(await attachmentsOf(order, owner?.id ?? '', 'remaining_paid')).toHaveLength(1)
})

testInvariants(app)

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { invoices } from '../tables/invoices.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db } = app
const reader = await adminToken(app, ['invoices.list', 'invoices.show'])
const order = await payableOrder(app, client, provider, sample)
const invoice = await loadInvoice()

async function loadInvoice() {
  const [row] = await db.select().from(invoices).where(eq(invoices.order_id, order.id))
  if (!row) throw new Error('the order has no invoice')
  return row
}

test('the back office shows an issued invoice with its seller, buyer and lines', async () => {
  const { body } = await call('GET', `/api/admin/invoices/${invoice.id}`, { token: reader })
  const { seller, buyer, lines } = invoice
  expect(body).toMatchObject({
    seller_name: { ar: seller.name_ar, en: seller.name_en },
    seller_vat_number: seller.vat_number,
    seller_commercial_number: seller.commercial_number,
    buyer_name: { ar: buyer.name_ar, en: buyer.name_en },
    buyer_phone: buyer.phone,
    lines,
  })
  expect(lines).toEqual([{ title: { ar: 'صيانة', en: 'Maintenance' }, quantity: 1, unit_price: 50_000, amount: 50_000 }])
})

test('the back office finds an invoice by the buyer’s name', async () => {
  const { rows } = await call('GET', `/api/admin/invoices?q=${encodeURIComponent(invoice.buyer.name_ar)}`, { token: reader })
  expect(rows.map(({ id }) => id)).toContain(invoice.id)
})

test('the back office downloads the PDF of an issued invoice, only with the permission', async () => {
  const url = `/api/admin/invoices/${invoice.id}/document`
  const pdf = await call('GET', url, { token: reader })
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(pdf.headers['content-disposition']).toContain(`${invoice.number}.pdf`)
  const lister = await adminToken(app, ['invoices.list', 'orders.show'])
  expect((await call('GET', url, { token: lister })).status).toBe(403)
  await changeFinalRows(db, sql`update invoices set number = null where id = ${invoice.id}`)
  const early = await call('GET', url, { token: reader })
  expect([early.status, early.body.msg]).toEqual([409, 'Not issued yet'])
  await changeFinalRows(db, sql`update invoices set number = ${invoice.number} where id = ${invoice.id}`)
})

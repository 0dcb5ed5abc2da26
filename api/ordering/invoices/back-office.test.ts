import { resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { documents } from '../../resources/documents.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'

const { house, client, provider, world } = await orderHouse()
const { call, db } = house
const reader = await adminToken(house, ['invoices.list', 'invoices.show'])
const order = await payableOrder(house, client, provider, world)
const invoice = await issued()

async function issued() {
  const [row] = await db.select().from(invoices).where(eq(invoices.order_id, order.id))
  if (!row) throw new Error('the order has no invoice')
  return row
}

test('every document that a resource declares is made by somebody, and nothing else is', () => {
  const declared = Object.values<AnyResource>(resources).filter(({ document }) => document)
  expect(Object.keys(documents).sort()).toEqual(declared.map(({ name }) => name).sort())
})

test('the administration reads an invoice as it was issued: seller, buyer and lines', async () => {
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

test('finds it by the name of the buyer', async () => {
  const { rows } = await call('GET', `/api/admin/invoices?q=${encodeURIComponent(invoice.buyer.name_ar)}`, { token: reader })
  expect(rows.map(({ id }) => id)).toContain(invoice.id)
})

test('and has it on paper, once it is issued and only with the permission', async () => {
  const url = `/api/admin/invoices/${invoice.id}/document`
  const paper = await call('GET', url, { token: reader })
  expect([paper.status, paper.headers['content-type'], paper.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(paper.headers['content-disposition']).toContain(`${invoice.number}.pdf`)
  const lister = await adminToken(house, ['invoices.list', 'orders.show'])
  expect((await call('GET', url, { token: lister })).status).toBe(403)
  await db.update(invoices).set({ number: null }).where(eq(invoices.id, invoice.id))
  const early = await call('GET', url, { token: reader })
  expect([early.status, early.body.msg]).toEqual([409, 'Not issued yet'])
  await db.update(invoices).set({ number: invoice.number }).where(eq(invoices.id, invoice.id))
})

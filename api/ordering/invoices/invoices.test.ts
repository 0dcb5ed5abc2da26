import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../invariants/broken.ts'
import { categories } from '../../platform/db/resource-tables.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { demoLines, payOrder, type Sent, statusOf } from '../../testing/orders.ts'
import { demoPeople } from '../../testing/people.ts'

const { house, client, provider, freelancer, world, move, does, page, accepted, toldTo } = await orderHouse()
const { call, db } = house
const rowsOf = (order: Sent) => db.select().from(invoices).where(eq(invoices.order_id, order.id)).orderBy(invoices.number)
const idOf = async (order: Sent) => (await rowsOf(order))[0]?.id ?? ''
const read = async (token: string, order: Sent) => call('GET', `/api/invoices/${await idOf(order)}`, { token })

test('invoices issued at once are numbered one after the other, without a gap and without a repetition', async () => {
  const orders = [await accepted(), await accepted(), await accepted(), await accepted()]
  await Promise.all(orders.map((order) => does(provider, order, 'issue_invoice', { lines: demoLines })))
  const all = await db.select({ number: invoices.number }).from(invoices)
  const numbers = all.flatMap(({ number }) => (number ? [Number(number.slice(-6))] : [])).sort((one, other) => one - other)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

test('an issue that is refused uses up no number', async () => {
  const order = await accepted()
  expect((await move(provider, order, 'issue_invoice', { lines: demoLines, discount: 50_000 })).status).toBe(422)
  expect((await rowsOf(order)).map(({ number, status }) => [number, status])).toEqual([[null, 'draft']])
})

test('a draft is its provider’s alone', async () => {
  const order = await accepted()
  expect((await read(client, order)).status).toBe(404)
  expect((await read(freelancer, order)).status).toBe(404)
  expect((await read(provider, order)).body.data).toMatchObject({ status: 'draft', number: null, pdf_url: null })
  expect((await page(client, order)).body.data?.invoice).toBeNull()
})

test('the client reads what it pays and nothing of the commission', async () => {
  const order = await does(provider, await accepted(), 'issue_invoice', { lines: demoLines, discount: 10_000 })
  const theirs = await read(client, order)
  expect(theirs.body.data).toMatchObject({ service_amount: 50_000, discount: 10_000, tax: 6_000, final_amount: 46_000 })
  for (const [name, value] of Object.entries(theirs.body.data ?? {}))
    if (/commission|share|provider_/.test(name)) expect([name, value]).toEqual([name, null])
  expect((await read(freelancer, order)).status).toBe(404)
})

test('a refused invoice stays as it was, and its successor is a draft with the same lines and no number', async () => {
  const order = await does(provider, await accepted(), 'issue_invoice', { lines: demoLines })
  const [before] = await rowsOf(order)
  await does(client, order, 'reject_invoice', { reason: 'الكمية غير صحيحة' })
  const [old, fresh] = await rowsOf(order)
  expect(old).toEqual({ ...before, status: 'rejected', reject_reason: 'الكمية غير صحيحة', updated_at: old?.updated_at })
  expect(fresh).toMatchObject({ status: 'draft', number: null, qr: null, issued_at: null, reject_reason: null, lines: before?.lines })
  expect((await toldTo(demoPeople.company, order)).map(({ type }) => type)).toContain('invoice_rejected')
})

test('two issues of one order at once write one invoice', async () => {
  const order = await accepted()
  const answers = await Promise.all([1, 2].map(() => move(provider, order, 'issue_invoice', { lines: demoLines })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await rowsOf(order)).toHaveLength(1)
})

test('an invoice that asks nothing in advance starts the work at once, and nobody is told of a payment', async () => {
  const order = await does(provider, await accepted(), 'issue_invoice', { lines: demoLines, deposit_percent: 0 })
  expect((await move(client, order, 'accept_invoice')).body.data).toMatchObject({ status: 'in_progress' })
  expect((await toldTo(demoPeople.client, order)).map(({ type }) => type)).not.toContain('payment_paid')
  await does(provider, order, 'deliver')
  expect((await move(client, order, 'confirm_receipt')).status).toBe(409)
  expect((await payOrder(house, client, order, 'all-after')).body.data).toMatchObject({ amount: 57_500 })
  await does(client, order, 'confirm_receipt')
})

test('the commission of the category goes before the general one, and VAT is rounded half up', async () => {
  const category_id = String(world.order.category_id)
  const [before] = await db.select().from(categories).where(eq(categories.id, category_id))
  await db.update(categories).set({ commission_percent: 7 }).where(eq(categories.id, category_id))
  const lines = [{ ...demoLines[0], unit_price: 10_010 }]
  const order = await does(provider, await accepted(), 'issue_invoice', { lines })
  await db
    .update(categories)
    .set({ commission_percent: before?.commission_percent ?? null })
    .where(eq(categories.id, category_id))
  expect((await rowsOf(order))[0]).toMatchObject({ commission_percent: 7, tax: 1502, final_amount: 11_512 })
})

test('wrong lines are said on their fields in the reader’s language', async () => {
  const order = await accepted()
  const url = `/api/orders/${order.id}/transitions/issue_invoice`
  const line = { title_ar: '', title_en: 'Work', quantity: 0, unit_price: 0 }
  const wrong = await call('POST', url, { token: provider, lang: 'ar', body: { lines: [line], deposit_percent: 101 } })
  expect(wrong.body.errors).toEqual({
    'lines.0.title_ar': ['هذا الحقل مطلوب'],
    'lines.0.quantity': ['أقل قيمة مسموحة 1'],
    'lines.0.unit_price': ['أقل مبلغ مسموح 0.01 ريال'],
    deposit_percent: ['أعلى قيمة مسموحة 100'],
  })
  expect((await call('POST', url, { token: provider, lang: 'ar', body: { lines: [] } })).body.errors).toEqual({
    lines: ['أقل عدد مطلوب هو 1'],
  })
})

test('nothing is due any more on a cancelled order', async () => {
  const order = await does(provider, await accepted(), 'issue_invoice', { lines: demoLines })
  await does(client, order, 'accept_invoice')
  await does(client, order, 'cancel', { reason: 'لم أعد أحتاجه' })
  expect(await statusOf(house, client, order)).toBe('cancelled')
  expect((await page(client, order)).body.data?.invoice).toMatchObject({ due_amount: 0 })
  expect((await read(client, order)).body.data).toMatchObject({ due_amount: 0 })
})

test('every invariant holds after all of this', async () => {
  expect(await brokenInvariants(db, house.clock.now())).toEqual([])
})

import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '../../catalog/tables/from-registry.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, payOrder, type SentOrder, statusOf } from '../../testing/orders.ts'
import { demoPhones } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { invoices } from '../tables/invoices.ts'

const { app, client, provider, freelancer, sample, tryTransition, mustTransition, getOrder, acceptedOrder, notificationsTo } =
  await orderFixture()
const { call, db } = app
const rowsOf = (order: SentOrder) => db.select().from(invoices).where(eq(invoices.order_id, order.id)).orderBy(invoices.number)
const idOf = async (order: SentOrder) => (await rowsOf(order))[0]?.id ?? ''
const read = async (token: string, order: SentOrder) => call('GET', `/api/invoices/${await idOf(order)}`, { token })

test('invoices issued concurrently get consecutive numbers without gaps or duplicates', async () => {
  const orders = [await acceptedOrder(), await acceptedOrder(), await acceptedOrder(), await acceptedOrder()]
  await Promise.all(orders.map((order) => mustTransition(provider, order, 'issue_invoice', { lines: demoLines })))
  const [issued] = await rowsOf(await acceptedOrder())
  const all = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.provider_id, issued?.provider_id ?? ''))
  const numbers = all.flatMap(({ number }) => (number ? [Number(number.slice(-6))] : [])).sort((one, other) => one - other)
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

test('a rejected issue request uses no invoice number', async () => {
  const order = await acceptedOrder()
  expect((await tryTransition(provider, order, 'issue_invoice', { lines: demoLines, discount: 50_000 })).status).toBe(422)
  expect((await rowsOf(order)).map(({ number, status }) => [number, status])).toEqual([[null, 'draft']])
})

test('the description of a line is Arabic in one field and English in the other', async () => {
  const lines = [{ ...demoLines[0], title_ar: 'Repair', title_en: 'إصلاح' }]
  const { body } = await tryTransition(provider, await acceptedOrder(), 'issue_invoice', { lines })
  expect(body.errors).toEqual({ 'lines.0.title_ar': ['Write this in Arabic'], 'lines.0.title_en': ['Write this in English'] })
})

test('only the provider sees a draft invoice', async () => {
  const order = await acceptedOrder()
  expect((await read(client, order)).status).toBe(404)
  expect((await read(freelancer, order)).status).toBe(404)
  expect((await read(provider, order)).body.data).toMatchObject({ status: 'draft', number: null, pdf_url: null })
  expect((await getOrder(client, order)).body.data?.invoice).toBeNull()
})

test('the client sees the amounts of an invoice but not the commission', async () => {
  const order = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines, discount: 10_000 })
  const clientView = await read(client, order)
  expect(clientView.body.data).toMatchObject({ service_amount: 50_000, discount: 10_000, tax: 6_000, final_amount: 46_000 })
  for (const [name, value] of Object.entries(clientView.body.data ?? {}))
    if (/commission|share|provider_/.test(name)) expect([name, value]).toEqual([name, null])
  expect((await read(freelancer, order)).status).toBe(404)
})

test('before accepting an invoice its client reads what it commits to, with the current times', async () => {
  await storeSetting(app.createContext(), 'unpaid_minutes', 180)
  const order = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines, deposit_percent: 30 })
  const { body } = await read(client, order)
  await storeSetting(app.createContext(), 'unpaid_minutes', 120)
  const note = (text: string) => ({ en: expect.stringContaining(text), ar: expect.any(String) })
  expect(body.data?.acceptance).toEqual({
    deposit_amount: 17_250,
    rest_amount: 40_250,
    notes: [note('within 3 hours'), note('within 14 days'), note('counts as confirmed 14 days')],
  })
  expect(body.data?.actions).toContainEqual(expect.objectContaining({ name: 'accept_invoice', confirm: expect.anything() }))
  expect((await read(provider, order)).body.data?.acceptance).toBeNull()
})

test('a rejected invoice does not change, and the next one is a draft with the same lines and no number', async () => {
  const order = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines })
  const [before] = await rowsOf(order)
  await mustTransition(client, order, 'reject_invoice', { reason: 'الكمية غير صحيحة' })
  const [old, fresh] = await rowsOf(order)
  expect(old).toEqual({ ...before, status: 'rejected', reject_reason: 'الكمية غير صحيحة', updated_at: old?.updated_at })
  expect(fresh).toMatchObject({ status: 'draft', number: null, issued_at: null, reject_reason: null, lines: before?.lines })
  expect((await notificationsTo(demoPhones.company, order)).map(({ type }) => type)).toContain('invoice_rejected')
})

test('issuing twice concurrently creates one invoice', async () => {
  const order = await acceptedOrder()
  const responses = await Promise.all([1, 2].map(() => tryTransition(provider, order, 'issue_invoice', { lines: demoLines })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await rowsOf(order)).toHaveLength(1)
})

test('an invoice above the accepted offer needs a reason, and the client accepts it only with its total', async () => {
  const order = await acceptedOrder()
  const lines = [{ ...demoLines[0], unit_price: 62_500 }]
  const without = await call('POST', `/api/orders/${order.id}/transitions/issue_invoice`, { token: provider, lang: 'ar', body: { lines } })
  expect([without.status, without.body.errors]).toEqual([
    422,
    { price_reason: ['المجموع أعلى من عرضك المقبول بـ 143.75 ريال. اكتب السبب ليقرأه العميل'] },
  ])
  await mustTransition(provider, order, 'issue_invoice', { lines, price_reason: 'قطعة إضافية' })
  const above = { final_amount: 71_875, offer_total: 57_500, above_offer: 14_375, price_reason: 'قطعة إضافية' }
  expect((await read(client, order)).body.data).toMatchObject(above)
  expect((await getOrder(client, order)).body.data?.invoice).toMatchObject({ above_offer: 14_375 })
  for (const body of [{}, { accepted_total: 57_500 }]) {
    const rejected = await tryTransition(client, order, 'accept_invoice', body)
    expect([rejected.status, rejected.body.errors]).toEqual([
      422,
      { accepted_total: ['The invoice is SAR 143.75 above the offer you accepted. Confirm its total'] },
    ])
  }
  await mustTransition(client, order, 'accept_invoice', { accepted_total: 71_875 })
})

test('an invoice of the offered amount or less needs neither', async () => {
  const order = await acceptedOrder()
  await mustTransition(provider, order, 'issue_invoice', { lines: demoLines, price_reason: 'لا حاجة' })
  expect((await read(client, order)).body.data).toMatchObject({ offer_total: 57_500, above_offer: 0, price_reason: null })
  await mustTransition(client, order, 'accept_invoice')
})

test('a deposit below the minimum is rejected, and without one nobody reads of held money', async () => {
  const order = await acceptedOrder()
  const low = await tryTransition(provider, order, 'issue_invoice', { lines: demoLines, deposit_percent: 9 })
  expect([low.status, low.body.errors]).toEqual([422, { deposit_percent: ['The deposit must be at least 10%'] }])
  await mustTransition(provider, order, 'issue_invoice', { lines: demoLines, deposit_percent: 10 })
  await mustTransition(client, order, 'accept_invoice')
  await payOrder(app, client, order, 'a-small-deposit')
  const nextStep = async (token: string) => (await getOrder(token, order)).body.data?.next_step
  expect([await nextStep(client), await nextStep(provider)]).toMatchObject([
    { en: expect.stringContaining('you pay the rest before') },
    { en: expect.stringContaining('The deposit is held') },
  ])
  await mustTransition(provider, order, 'deliver')
  expect(await nextStep(client)).toMatchObject({ en: 'Pay the rest, then confirm that you received the service' })
})

test('an invoice without a deposit starts the work immediately, without a payment notification', async () => {
  await storeSetting(app.createContext(), 'min_deposit_percent', 0)
  const order = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines, deposit_percent: 0 })
  expect((await tryTransition(client, order, 'accept_invoice')).body.data).toMatchObject({ status: 'in_progress' })
  const sentences = [(await getOrder(client, order)).text, (await getOrder(provider, order)).text].join()
  expect(sentences).not.toContain('مبلغك محجوز')
  expect(sentences).toContain('لم يُدفع شيء بعد')
  expect((await notificationsTo(demoPhones.client, order)).map(({ type }) => type)).not.toContain('payment_paid')
  await mustTransition(provider, order, 'deliver')
  expect((await tryTransition(client, order, 'confirm_receipt')).status).toBe(409)
  expect((await payOrder(app, client, order, 'all-after')).body.data).toMatchObject({ amount: 57_500 })
  await mustTransition(client, order, 'confirm_receipt')
  await storeSetting(app.createContext(), 'min_deposit_percent', defaultSettings.min_deposit_percent)
})

test('the category’s commission overrides the general one, and VAT is rounded half up', async () => {
  const category_id = String(sample.order.category_id)
  const [before] = await db.select().from(categories).where(eq(categories.id, category_id))
  await changeAudited(app, categories, { set: { commission_percent: 7 }, where: eq(categories.id, category_id) })
  const lines = [{ ...demoLines[0], unit_price: 10_010 }]
  const order = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines })
  await changeAudited(app, categories, {
    set: { commission_percent: before?.commission_percent ?? null },
    where: eq(categories.id, category_id),
  })
  expect((await rowsOf(order))[0]).toMatchObject({ commission_percent: 7, tax: 1502, final_amount: 11_512 })
})

test('invalid lines are reported on their fields in the user’s language', async () => {
  const order = await acceptedOrder()
  const url = `/api/orders/${order.id}/transitions/issue_invoice`
  const line = { title_ar: '', title_en: 'Work', quantity: 0, unit_price: 0 }
  const rejected = await call('POST', url, { token: provider, lang: 'ar', body: { lines: [line], deposit_percent: 101 } })
  expect(rejected.body.errors).toEqual({
    'lines.0.title_ar': ['هذا الحقل مطلوب'],
    'lines.0.quantity': ['أقل قيمة مسموحة 1'],
    'lines.0.unit_price': ['أقل مبلغ مسموح 0.01 ر.س'],
    deposit_percent: ['أعلى قيمة مسموحة 100'],
  })
  expect((await call('POST', url, { token: provider, lang: 'ar', body: { lines: [] } })).body.errors).toEqual({
    lines: ['أقل عدد مطلوب هو 1'],
  })
})

test('an amount above ten million riyals is rejected, for one line and in total', async () => {
  const order = await acceptedOrder()
  const line = { title_ar: 'عمل', title_en: 'Work', quantity: 1, unit_price: 1_000_000_001 }
  const errors = async (lines: object[]) =>
    (await call('POST', `/api/orders/${order.id}/transitions/issue_invoice`, { token: provider, body: { lines }, lang: 'en' })).body.errors
  expect(await errors([line])).toEqual({ 'lines.0.unit_price': ['Enter SAR 10000000 or less'] })
  expect(await errors([{ ...line, quantity: 2, unit_price: 600_000_000 }])).toEqual({
    lines: ['The total must not exceed SAR 10,000,000'],
  })
})

test('a cancelled order has no due amount', async () => {
  const order = await mustTransition(provider, await acceptedOrder(), 'issue_invoice', { lines: demoLines })
  await mustTransition(client, order, 'accept_invoice')
  await mustTransition(client, order, 'cancel', { reason: 'لم أعد أحتاجه' })
  expect(await statusOf(app, client, order)).toBe('cancelled')
  expect((await getOrder(client, order)).body.data?.invoice).toMatchObject({ due_amount: 0 })
  expect((await read(client, order)).body.data).toMatchObject({ due_amount: 0 })
})

test('all invariants hold afterwards', async () => {
  expect(await findViolations(db, app.clock.now())).toEqual([])
})

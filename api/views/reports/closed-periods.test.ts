import type { ReportKind } from '@wasl/shared/reports.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeFinalRows } from '../../testing/change-final-rows.ts'
import { loadOrderSample, makeTransition, payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken, demoPhones, logInAs } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const today = riyadhDate(app.clock.now())
const token = await adminToken(app, ['reports.show'])

const fetchReport = async (kind: ReportKind, query: string) =>
  (await app.call('GET', `/api/admin/reports/${kind}?${query}`, { token })).body.data ?? {}

test('a refund and a cancellation this month do not change the reports of last month', async () => {
  const monthAgo = addDays(today, -31)
  const last = `from=${monthAgo}&to=${monthAgo}`
  const [provider, client, finance, desk] = await Promise.all(
    [demoPhones.company, demoPhones.client, '0500000004', demoPhones.superAdmin].map((phone) => logInAs(app, phone)),
  )
  const sample = await loadOrderSample(app)
  const paid = await payableOrder(app, client ?? '', provider ?? '', sample)
  expect((await payOrder(app, client ?? '', paid, 'vat-of-last-month')).status).toBe(200)
  const unpaid = await payableOrder(app, client ?? '', provider ?? '', sample)
  const then = `${monthAgo}T09:00:00.000Z`
  await changeFinalRows(db, sql`update tax_documents set issued_at = ${then} where order_id in (${paid.id}, ${unpaid.id})`)
  await changeFinalRows(db, sql`update payments set captured_at = ${then} where order_id = ${paid.id}`)
  const reportsOf = async (query: string) => ({
    vat: await fetchReport('vat', query),
    providers: await fetchReport('providers', query),
    sales: await fetchReport('sales', query),
  })
  const [before, beforeToday] = [await reportsOf(last), await reportsOf(`from=${today}&to=${today}`)]
  expect(before.vat.row_count).toBe(1)

  await app.call('POST', `/api/admin/orders/${paid.id}/actions/request_refund`, { token: desk ?? '', body: { reason: 'لن يُنفَّذ العمل' } })
  const [request] = (await app.call('GET', `/api/admin/refund-requests?order_id=${paid.id}`, { token: finance ?? '' })).rows
  const approved = await app.call('POST', `/api/admin/refund-requests/${request?.id}/actions/approve`, { token: finance ?? '' })
  expect(approved.status).toBe(200)
  expect((await makeTransition(app, client ?? '', unpaid, 'cancel', { reason: 'لم أعد بحاجة إليه' })).status).toBe(200)

  expect(await reportsOf(last)).toEqual(before)
  const afterToday = await reportsOf(`from=${today}&to=${today}`)
  const total = (report: Record<string, unknown>, column: string) => Number(Object(report.totals)[column])
  expect(total(afterToday.vat, 'tax')).toBe(total(beforeToday.vat, 'tax') - total(before.vat, 'tax'))
  expect(total(before.sales, 'sales')).toBe(57_500)
  expect([total(afterToday.sales, 'refunded'), total(afterToday.sales, 'sales')]).toEqual([
    57_500,
    total(beforeToday.sales, 'sales') - 57_500,
  ])
})

import { reports, totalsOf } from '@wasl/shared/reports.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { expect, test } from 'vitest'
import { commission_credit_notes, commission_invoices } from '../../money/tables/from-registry.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildReport } from './report.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const today = riyadhDate(app.clock.now())
const tomorrow = addDays(today, 1)
const token = await adminToken(app, ['reports.show'])
const fetchReport = async (from: string, to: string) =>
  (await app.call('GET', `/api/admin/reports/platform_vat?from=${from}&to=${to}`, { token })).body.data ?? {}
const rowsOf = (report: Record<string, unknown>) => Object.values(Object(report.rows)).map(Object)

test('the VAT of the platform is that of its commission invoices, minus its credit notes on their own day', async () => {
  const invoices = await db.select().from(commission_invoices)
  const [invoice] = invoices
  if (!invoice) throw new Error('the demo has no commission invoice')
  const start = addDays(today, -90)
  const before = await fetchReport(start, today)
  const totals = totalsOf(reports.platform_vat, invoices)
  expect(before).toMatchObject({ row_count: invoices.length, totals })
  expect(Number(totals.net) + Number(totals.tax)).toBe(totals.total)
  expect(rowsOf(before).find(({ number }) => number === invoice.number)).toEqual({
    id: invoice.settlement_id,
    number: invoice.number,
    type: invoice.buyer_vat_number
      ? { en: 'Tax invoice', ar: 'فاتورة ضريبية' }
      : { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسّطة' },
    day: riyadhDate(invoice.issued_at),
    provider: { ar: invoice.buyer_name_ar, en: invoice.buyer_name_en },
    vat_number: invoice.buyer_vat_number,
    net: invoice.net,
    vat_percent: invoice.vat_percent,
    tax: invoice.tax,
    total: invoice.total,
  })

  const { id: _, version: __, created_at: ___, updated_at: ____, search: _____, ...document } = invoice
  // Half an hour after midnight in Riyadh.
  const issued_at = `${today}T21:30:00.000Z`
  const credit = {
    number: `CCN-${today.slice(0, 4)}-000000-000001`,
    invoice_numbers: invoice.number,
    reason_ar: 'استرداد',
    reason_en: 'Refund',
  }
  await db.insert(commission_credit_notes).values({ ...document, ...credit, issued_at })
  expect(await fetchReport(start, today)).toEqual(before)
  const { net, tax, total } = invoice
  const after = await fetchReport(tomorrow, tomorrow)
  expect(after).toMatchObject({ row_count: 1, totals: { net: -net, tax: -tax, total: -total } })
  expect(rowsOf(after)[0]).toMatchObject({ number: credit.number, day: tomorrow, net: -net, tax: -tax, total: -total })
  expect(rowsOf(after)[0]?.type.en).toMatch(/ax credit note$/)
  const query = { from: start, to: tomorrow }
  const all = await buildReport(app.createContext(), 'platform_vat', query, 1000)
  expect(all.row_count).toBe(invoices.length + 1)
  expect(await buildReport(app.createContext(), 'platform_vat', query, 1)).toEqual({ ...all, rows: all.rows.slice(0, 1) })
})

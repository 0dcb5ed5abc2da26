import { type Report, type ReportKind, reports } from '@wasl/shared/reports.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildReport } from './report.ts'

const app = await testApp({}, { demo: true })
const today = riyadhDate(app.clock.now())

test.each(['vat', 'customers'] as const)('the first rows of a long %s report come with the number and the totals of all', async (kind) => {
  const query = { from: addDays(today, -30), to: today }
  const all = await buildReport(app.createContext(), kind, query, 1000)
  expect(all.row_count).toBeGreaterThan(1)
  expect(await buildReport(app.createContext(), kind, query, 1)).toEqual({ ...all, rows: all.rows.slice(0, 1) })
})

test('a report with more rows than a PDF may have is refused with the format that has them all', async () => {
  const token = await adminToken(app, ['reports.show'])
  const years = `from=2024-01-01&to=${today}`
  const pdf = await app.call('GET', `/api/admin/reports/sales/export.pdf?${years}`, { token })
  expect([pdf.status, pdf.body.msg]).toEqual([422, 'A PDF has at most 500 rows. Download the XLSX file instead: it has all of them.'])
  expect((await app.call('GET', `/api/admin/reports/sales/export.pdf?${years}`, { token, lang: 'ar' })).body.msg).toContain('نزّل ملف XLSX')
  expect((await app.call('GET', `/api/admin/reports/sales/export.csv?${years}`, { token })).status).toBe(200)
})

// The demo of tests has no sale by the platform, none of goods and no late return: tests of their own have them.
const withoutDemo: readonly ReportKind[] = [
  'platform_sales_vat',
  'product_sales',
  'seller_sales',
  'category_sales',
  'returns',
  'late_returns',
]

test('rows lead to the record they are about', async () => {
  const token = await adminToken(app, 'all')
  const query = { from: addDays(today, -60), to: today }
  const declarations: Readonly<Record<ReportKind, Report>> = reports
  for (const [kind, { rowResource }] of typedEntries(declarations)) {
    if (withoutDemo.includes(kind)) continue
    const { rows } = await buildReport(app.createContext(), kind, query, 10)
    expect(rows.length, kind).toBeGreaterThan(0)
    if (!rowResource)
      expect(
        rows.every((row) => row.id === undefined),
        kind,
      ).toBe(true)
    else expect((await app.call('GET', `/api/admin/${rowResource}/${rows[0]?.id}`, { token })).status, kind).toBe(200)
  }
})

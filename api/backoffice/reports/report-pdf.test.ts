import type { Money } from '@wasl/shared/units.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { ReportFile } from './report-file.ts'
import { reportPdf } from './report-pdf.ts'

const file: ReportFile = {
  name: 'wasl-sales',
  title: 'Sales',
  lead: 'Payments by day',
  filters: [{ label: 'Period', value: 'November' }],
  headers: ['Day', 'Payments', 'Received'],
  kinds: ['day', 'count', 'money'],
  rows: [],
  totals: [
    { value: 'Total', kind: 'text' },
    { value: 2, kind: 'count' },
    { value: 264_500 as Money, kind: 'money' },
  ],
}

test('a report as PDF names the currency of its amounts and has the time of the back office', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(reportPdf(file, 'en', '2026-11-22T12:05:00.000Z')))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Received (SAR)')
  expect(text).not.toContain('Payments (SAR)')
  expect(text).toMatch(/22-11-2026\s+15:05(?!\s*pm)/)
})

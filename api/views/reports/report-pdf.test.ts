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

test('the number of a document does not cover the next column', async () => {
  const text = (value: string) => ({ value, kind: 'text' as const })
  const money = { value: 100 as Money, kind: 'money' as const }
  const row = [
    text('COM-2026-000000-000015'),
    text('Simplified tax invoice'),
    text('Noura Aldossary Design'),
    ...Array.from({ length: 6 }, () => money),
  ]
  const headers = row.map((_, at) => `Column ${at}`)
  const wide = { ...file, headers, kinds: row.map(({ kind }) => kind), rows: [row], totals: row }
  const pdf = await getDocumentProxy(new Uint8Array(await reportPdf(wide, 'en', '2026-11-22T12:05:00.000Z')))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const boxes = items.flatMap((item) => ('str' in item ? [{ start: Number(item.transform[4]), ...item }] : []))
  const number = boxes.find(({ str }) => str.startsWith('COM-2026'))
  const type = boxes.find(({ str }) => str.startsWith('Simplified'))
  if (!number || !type) throw new Error('no such text on the page')
  expect(number.start + number.width).toBeLessThan(type.start)
})

test('a report as PDF names the currency of its amounts and has the time of the back office', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await reportPdf(file, 'en', '2026-11-22T12:05:00.000Z')))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('Received (SAR)')
  expect(text).not.toContain('Payments (SAR)')
  expect(text).toMatch(/22-11-2026\s+15:05(?!\s*pm)/)
})

import { existsSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { expect, test, vi } from 'vitest'
import { createPdfRenderer } from './render-template.ts'

const timeout = 60_000
const limits = { seconds: 20, megabytes: 768, queue: 2, restartAboveMegabytes: 320, idleSeconds: 60 }
const cells = (row: number) => [`COM-2026-4F9A2C-${row}`, 'مؤسسة الإتقان للصيانة', ...Array.from({ length: 6 }, (_, at) => `${row}.${at}0`)]
/** The data of a report with this many rows. */
const report = (rows: number) => ({
  locale: 'ar',
  title: 'تقرير',
  lead: 'سطر لكل فاتورة',
  filters: [{ label: 'من', value: '01-11-2026' }],
  generated: '22-11-2026',
  headers: cells(0),
  kinds: cells(0).map((_, at) => (at < 2 ? 'text' : 'number')),
  rows: Array.from({ length: rows }, (_, row) => cells(row)),
  totals: cells(0),
})

test('a long document does not stop the process', { timeout }, async () => {
  const { render } = createPdfRenderer({ ...limits, seconds: 60 })
  const before = performance.eventLoopUtilization()
  const pdf = await render('views/reports/report.typ', report(800))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  // The part of the time in which this process could do nothing else: a busy computer makes both longer.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('a document that takes too long is ended with its process, and the next one is rendered', { timeout }, async () => {
  const { render, processId } = createPdfRenderer({ ...limits, seconds: 0.3 })
  const slow = render('views/reports/report.typ', report(20_000))
  await expect(slow).rejects.toMatchObject({ status: 503, key: 'busy' })
  expect(processId()).toBeUndefined()
  const again = createPdfRenderer(limits)
  expect((await again.render('views/reports/report.typ', report(1))).subarray(0, 5).toString()).toBe('%PDF-')
})

test.runIf(existsSync('/proc/self/statm'))('a document that takes too much memory is ended', { timeout }, async () => {
  const { render, processId } = createPdfRenderer({ ...limits, megabytes: 110 })
  await expect(render('views/reports/report.typ', report(2000))).rejects.toMatchObject({ status: 503 })
  expect(processId()).toBeUndefined()
  expect((await render('views/reports/report.typ', report(1))).subarray(0, 5).toString()).toBe('%PDF-')
})

test.runIf(existsSync('/proc/self/statm'))('memory is given back after a large document and after a pause', { timeout }, async () => {
  const small = createPdfRenderer({ ...limits, restartAboveMegabytes: 1 })
  await small.render('views/reports/report.typ', report(1))
  expect(small.processId()).toBeUndefined()
  const idle = createPdfRenderer({ ...limits, idleSeconds: 0.05 })
  await idle.render('views/reports/report.typ', report(1))
  await vi.waitFor(() => expect(idle.processId()).toBeUndefined(), { timeout: 10_000 })
})

test('documents are rendered one at a time, and too many are turned away', { timeout }, async () => {
  const { render } = createPdfRenderer({ ...limits, queue: 1 })
  const results = await Promise.allSettled([1, 2, 3].map((rows) => render('views/reports/report.typ', report(rows))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(results[2]).toMatchObject({ reason: { status: 503 } })
})

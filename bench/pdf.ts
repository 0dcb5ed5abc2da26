// npm run bench:pdf: measures how long it takes to render an invoice as PDF: the first one and the following ones, short and long.

import { invoicePdf } from '../api/platform/pdf/invoice-pdf.ts'
import { demoInvoice } from '../api/testing/demo-invoice.ts'
import { zatcaQr } from '../shared/rules/zatca-qr.ts'

const rounds = 100
const goalMs = 20
const [line] = demoInvoice.lines
const lines = Array.from({ length: 45 }, () => line ?? missingLine())
const invoiceNumber = (index: number) => ({
  ...demoInvoice,
  number: `INV-2026-${String(index).padStart(6, '0')}`,
  qr: zatcaQr({
    seller_name: demoInvoice.seller.name_ar,
    vat_number: '310122393500003',
    at: new Date(index * 60_000).toISOString(),
    total: '748.65',
    vat: '97.65',
  }),
})

const measure = async (task: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await task()
  return performance.now() - startedAt
}

/** Milliseconds per page, for documents that differ in their number and QR code. */
async function warm(pages: number, invoiceAt: (index: number) => typeof demoInvoice): Promise<string> {
  const times: number[] = []
  for (let index = 1; index <= rounds; index++) times.push((await measure(() => invoicePdf(invoiceAt(index)))) / pages)
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(share * (rounds - 1))] ?? 0
  const perSecond = (1000 * rounds) / times.reduce((sum, ms) => sum + ms, 0)
  return `p50 ${percentile(0.5).toFixed(1)} ms per page, p95 ${percentile(0.95).toFixed(1)} ms, ${perSecond.toFixed(0)} pages/s (${percentile(0.5) <= goalMs ? 'within' : 'OVER'} the goal of ${goalMs} ms)`
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').split(/\/Type\s*\/Page\b(?!s)/).length - 1

const first = await measure(() => invoicePdf(invoiceNumber(0)))
const longPages = pagesOf(await invoicePdf({ ...invoiceNumber(0), lines }))
process.stdout.write(`first invoice, including font loading: ${first.toFixed(1)} ms\n`)
process.stdout.write(`one page, then:   ${await warm(1, invoiceNumber)}\n`)
process.stdout.write(`${longPages} pages, then:    ${await warm(longPages, (index) => ({ ...invoiceNumber(index), lines }))}\n`)

function missingLine(): never {
  throw new Error('bench: the demo invoice has no lines')
}

// npm run bench:pdf: how long an invoice takes on paper, the first one and the following ones, short and long.

import { invoicePdf } from '../api/platform/pdf/invoice-pdf.ts'
import { demoInvoice } from '../api/testing/demo-invoice.ts'
import { zatcaQr } from '../shared/rules/zatca-qr.ts'

const rounds = 100
const goalMs = 20
const [line] = demoInvoice.lines
const lines = Array.from({ length: 45 }, () => line ?? fail())
const numbered = (at: number) => ({
  ...demoInvoice,
  number: `INV-2026-${String(at).padStart(6, '0')}`,
  qr: zatcaQr({
    seller_name: demoInvoice.seller.name_ar,
    vat_number: '310122393500003',
    at: new Date(at * 60_000).toISOString(),
    total: '748.65',
    vat: '97.65',
  }),
})

const took = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** Milliseconds a page, of documents that differ in their number and their QR code. */
async function warm(pages: number, invoiceAt: (at: number) => typeof demoInvoice): Promise<string> {
  const times: number[] = []
  for (let at = 1; at <= rounds; at++) times.push((await took(() => invoicePdf(invoiceAt(at)))) / pages)
  times.sort((a, b) => a - b)
  const part = (share: number) => times[Math.floor(share * (rounds - 1))] ?? 0
  const perSecond = (1000 * rounds) / times.reduce((sum, ms) => sum + ms, 0)
  return `p50 ${part(0.5).toFixed(1)} ms a page, p95 ${part(0.95).toFixed(1)} ms, ${perSecond.toFixed(0)} pages/s (${part(0.5) <= goalMs ? 'within' : 'OVER'} the goal of ${goalMs} ms)`
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').split(/\/Type\s*\/Page\b(?!s)/).length - 1

const first = await took(() => invoicePdf(numbered(0)))
const longPages = pagesOf(await invoicePdf({ ...numbered(0), lines }))
process.stdout.write(`first invoice, fonts and all: ${first.toFixed(1)} ms\n`)
process.stdout.write(`one page, then:   ${await warm(1, numbered)}\n`)
process.stdout.write(`${longPages} pages, then:    ${await warm(longPages, (at) => ({ ...numbered(at), lines }))}\n`)

function fail(): never {
  throw new Error('bench: the demo invoice has no line')
}

// node bench/pdf.ts: how long one invoice takes on paper, the first and the following ones.

import { invoicePdf } from '../api/pdf/invoice-pdf.ts'
import { demoInvoice } from '../api/testing/demo-invoice.ts'

const rounds = 100
const numbered = (at: number) => ({ ...demoInvoice, number: `INV-2026-${String(at).padStart(6, '0')}` })

const took = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await act()
  return performance.now() - began
}

const first = await took(() => invoicePdf(numbered(0)))
const warm: number[] = []
for (let at = 1; at <= rounds; at++) warm.push(await took(() => invoicePdf(numbered(at))))
warm.sort((a, b) => a - b)
const at = (part: number) => (warm[Math.floor(part * (rounds - 1))] ?? 0).toFixed(1)
process.stdout.write(`invoice PDF: first ${first.toFixed(1)} ms, then p50 ${at(0.5)} ms, p95 ${at(0.95)} ms over ${rounds} documents\n`)

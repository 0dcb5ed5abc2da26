import { taxDocumentPdf } from '../../api/money/documents/tax-document-pdf.ts'
import { demoDocument } from '../../api/testing/demo-document.ts'
import { zatcaQr } from '../../shared/rules/zatca-qr.ts'
import { atMost, type Bench, rounded } from '../harness/figure.ts'
import { percentile } from '../harness/percentile.ts'

const rounds = 100
const goalMs = 20
const lines = Array.from({ length: 45 }, () => demoDocument.lines).flat()

/** Invoices that differ in their number and QR code, as PDF: of one page, and of several. */
export const pdf: Bench = {
  name: 'pdf',
  run: async () => {
    const firstMs = await measure(() => taxDocumentPdf(invoiceNumber(0)))
    const longPages = pagesOf(await taxDocumentPdf({ ...invoiceNumber(0), lines }))
    const short = await times(invoiceNumber)
    const long = await times((index) => ({ ...invoiceNumber(index), lines }))
    return [
      atMost(
        'invoice PDF, p50',
        percentile(short, 0.5),
        goalMs,
        'ms',
        `p95 ${rounded(percentile(short, 0.95))}, the first ${rounded(firstMs)}`,
      ),
      atMost(`invoice PDF of ${longPages} pages, p50 per page`, percentile(long, 0.5) / longPages, goalMs, 'ms'),
    ]
  },
}

const invoiceNumber = (index: number) => ({
  ...demoDocument,
  number: `INV-2026-${String(index).padStart(6, '0')}`,
  qr: zatcaQr({
    seller_name: demoDocument.seller.name_ar,
    vat_number: '310122393500003',
    at: new Date(index * 60_000).toISOString(),
    total: '748.65',
    vat: '97.65',
  }),
})

async function times(invoiceAt: (index: number) => typeof demoDocument): Promise<number[]> {
  const measured: number[] = []
  for (let index = 1; index <= rounds; index++) measured.push(await measure(() => taxDocumentPdf(invoiceAt(index))))
  return measured
}

async function measure(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await task()
  return performance.now() - startedAt
}

const pagesOf = (bytes: Buffer): number => bytes.toString('latin1').split(/\/Type\s*\/Page\b(?!s)/).length - 1

import type { Label } from '@wasl/shared/units.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'
import type { PrintedAmount, PrintedFact } from '../transactions/receipt-pdf.ts'

/** The statement of a settlement with all numbers and dates formatted. */
export type PrintedSettlement = {
  title: Label
  number: string
  facts: readonly PrintedFact[]
  lines: readonly (Record<'date' | 'service_amount' | 'commission' | 'commission_vat' | 'amount', string> & {
    order: string | null
    is_claim: boolean
  })[]
  sums: readonly PrintedAmount[]
  total: PrintedAmount
}

/** The statement of a settlement as a PDF: A4, in Arabic and English. */
export const settlementPdf = (settlement: PrintedSettlement, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/settlements/settlement.typ', { ...settlement, platform })

import type { Label } from '@wasl/shared/units.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import type { Letterhead } from '../../settings/letterhead.ts'

/** One label with its value. `latin` is for numbers, dates and codes, which are written from left to right; `text_en` is below the text. */
export type PrintedFact = Label & { text: string; text_en?: string; latin: boolean }
export type PrintedAmount = Label & { amount: string }

/** A receipt with all numbers and dates formatted: what leads to the amount, and the amount. */
export type PrintedReceipt = {
  title: Label
  number: string
  facts: readonly PrintedFact[]
  sums: readonly PrintedAmount[]
  total: PrintedAmount
  note: Label
}

/** A receipt as a PDF: A4, in Arabic and English. */
export const receiptPdf = (receipt: PrintedReceipt, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/transactions/receipt.typ', { ...receipt, platform })

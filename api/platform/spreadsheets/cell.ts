import { plainRiyals } from '@wasl/shared/i18n/format.ts'

/** One cell of an exported spreadsheet: its text and, for numbers, the value that a workbook calculates with. */
export type Cell = { text: string; number?: number; isAmount?: true }

export const textCell = (text: string): Cell => ({ text })
export const numberCell = (number: number): Cell => ({ text: String(number), number })
/** Halalas as an amount in riyals. */
export const amountCell = (halalas: number): Cell => ({ text: plainRiyals(halalas), number: halalas / 100, isAmount: true })
export const emptyCell: Cell = { text: '' }

/** A spreadsheet to write: its header, then its rows in batches. */
export type Spreadsheet = { name: string; rtl: boolean; header: readonly string[]; batches: AsyncIterable<readonly (readonly Cell[])[]> }

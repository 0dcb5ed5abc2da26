import { formatDay, formatInstant, plainRiyals } from '@wasl/shared/i18n/format.ts'
import { dayMs, riyadhOffsetMs } from '@wasl/shared/utils/durations.ts'

// Workbooks count days since 30 December 1899; without the parts of a second that the rounding of a fraction would leave.
const serialDay = (ms: number): number => Math.floor(ms / 1000) / (dayMs / 1000) + 25_569

/** One cell of an exported spreadsheet: its text and, for numbers and dates, the value that a workbook calculates with. */
export type Cell = { text: string; number?: number; format?: 'amount' | 'day' | 'instant' }

export const textCell = (text: string): Cell => ({ text })
export const numberCell = (number: number): Cell => ({ text: String(number), number })
/** Halalas as an amount in riyals. */
export const amountCell = (halalas: number): Cell => ({ text: plainRiyals(halalas), number: halalas / 100, format: 'amount' })
/** A date of the calendar. */
export const dayCell = (day: string): Cell => ({ text: formatDay(day), number: serialDay(Date.parse(day.slice(0, 10))), format: 'day' })
/** An instant, in Riyadh time. */
export const instantCell = (instant: string): Cell => ({
  text: formatInstant(instant, { seconds: true }),
  number: serialDay(Date.parse(instant) + riyadhOffsetMs),
  format: 'instant',
})
export const emptyCell: Cell = { text: '' }

/** A spreadsheet to write: its header, then its rows in batches. */
export type Spreadsheet = { name: string; rtl: boolean; header: readonly string[]; batches: AsyncIterable<readonly (readonly Cell[])[]> }

/** One cell of a table that leaves the house: its words, and the number that a workbook counts with where it is one. */
export type Cell = { text: string; number?: number; isAmount?: true }

export const textCell = (text: string): Cell => ({ text })
export const numberCell = (number: number): Cell => ({ text: String(number), number })
/** Whole halalas as riyals. */
export const amountCell = (halalas: number): Cell => ({ text: (halalas / 100).toFixed(2), number: halalas / 100, isAmount: true })
export const emptyCell: Cell = { text: '' }

/** A table as it is written: its heading, then its rows in batches. */
export type Sheet = { name: string; rtl: boolean; head: readonly string[]; batches: AsyncIterable<readonly (readonly Cell[])[]> }

import type { RejectedRow } from '@wasl/shared/contract/import.ts'
import { escapeFormula } from '@wasl/shared/utils/escape.ts'

/** The rejected rows as a CSV file with their errors in the last column; corrected there, they can be imported again. */
export function rejectedCsv(headings: readonly string[], rows: readonly RejectedRow[], errorTitle: string): string {
  const lines = rows.map(({ cells, errors }) => [...cells, errors.map(problemText).join(' · ')])
  return `\ufeff${[[...headings, errorTitle], ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** One error of a row: «Region: choose one of the options». */
export const problemText = ({ column, msg }: RejectedRow['errors'][number]): string => (column ? `${column}: ${msg}` : msg)

const cell = (text: string): string => {
  const safe = escapeFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

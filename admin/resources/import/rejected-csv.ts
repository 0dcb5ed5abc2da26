import type { RefusedRow } from '@wasl/shared/contract/import.ts'

/** The refused rows as they stood in the file, what is wrong with each in a last column: mended there, they can be imported again. */
export function refusedCsv(head: readonly string[], refused: readonly RefusedRow[], errorTitle: string): string {
  const lines = refused.map(({ cells, errors }) => [...cells, errors.map(problemText).join(' · ')])
  return `\ufeff${[[...head, errorTitle], ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** One thing wrong with a row, in words: «Region: choose one of the options». */
export const problemText = ({ column, msg }: RefusedRow['errors'][number]): string => (column ? `${column}: ${msg}` : msg)

// A spreadsheet would run what begins so.
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const cell = (text: string): string => {
  const safe = guarded(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

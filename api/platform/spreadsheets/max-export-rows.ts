import { formatCount } from '@wasl/shared/i18n/format.ts'
import { RequestError } from '../http/errors.ts'

/** The most rows of one file: more would fill the memory of the process. */
export const maxExportRows = 100_000

/** Throws 422 if a file would have more rows than allowed. Queries read one row more than `maxExportRows` at most. */
export function assertExportable(rows: number): void {
  if (rows <= maxExportRows) return
  const count = formatCount(maxExportRows)
  throw new RequestError('invalid', {
    en: `A file has at most ${count} rows. Narrow the filter or the period.`,
    ar: `لا يزيد الملف على ${count} صف. ضيّق التصفية أو الفترة.`,
  })
}

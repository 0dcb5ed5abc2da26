import { maxExportRows } from '@wasl/shared/contract/file-limits.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { RequestError } from '../http/errors.ts'

/** Throws 422 if a file would have more rows than allowed. Queries read one row more than `maxExportRows` at most. */
export function assertExportable(rows: number): void {
  if (rows <= maxExportRows) return
  const count = formatCount(maxExportRows)
  throw new RequestError('invalid', {
    en: `A file has at most ${count} rows. Narrow the filter or the period.`,
    ar: `لا يزيد الملف على ${count} صف. ضيّق التصفية أو الفترة.`,
  })
}

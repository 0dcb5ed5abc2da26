import { maxPdfRows } from '@wasl/shared/contract/file-limits.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { RequestError } from '../http/errors.ts'

/** Throws 422 if a document would have more rows than a PDF may have. `alternative`: the format of the file that has them all. */
export function assertPrintable(rows: number, alternative: 'XLSX' | 'CSV'): void {
  if (rows <= maxPdfRows) return
  const most = formatCount(maxPdfRows)
  throw new RequestError('invalid', {
    en: `A PDF has at most ${most} rows. Download the ${alternative} file instead: it has all of them.`,
    ar: `لا يزيد ملف PDF على ${most} صف. نزّل ملف ${alternative} بدلًا منه، ففيه الصفوف كلها.`,
  })
}

import { count, money } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'

/** Riyals as typed («١٬٢٥٠٫٥») as whole halalas; null where empty, the text itself where it is no amount, for the API to name. */
export const halalasIn = (raw: FormDataEntryValue | null): unknown => parseFormValue(money('Amount', 'المبلغ'), raw)

/** A whole number as typed, in any digits; null where empty. */
export const wholeIn = (raw: FormDataEntryValue | null): unknown => parseFormValue(count('Count', 'العدد'), raw)

/** Text as typed; null where empty. */
export const textIn = (raw: FormDataEntryValue | null): string | null => (typeof raw === 'string' && raw.trim() !== '' ? raw : null)

/** Halalas as a person would type the riyals: 1250 or 1250.5. */
export const riyalsText = (halalas: number | null | undefined): string =>
  halalas === null || halalas === undefined ? '' : String(halalas / 100)

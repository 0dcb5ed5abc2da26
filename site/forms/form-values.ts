import { count, money } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'

/** Parses typed riyals («١٬٢٥٠٫٥») to halalas. Empty is null; text that is no amount is returned as is, so that the API reports the field. */
export const parseRiyals = (raw: FormDataEntryValue | null): unknown => parseFormValue(money('Amount', 'المبلغ'), raw)

/** Parses a whole number in Latin or Arabic digits. Empty is null; other text is returned as is. */
export const parseWholeNumber = (raw: FormDataEntryValue | null): unknown => parseFormValue(count('Count', 'العدد'), raw)

/** The text of a field; null when blank. */
export const optionalText = (raw: FormDataEntryValue | null): string | null => (typeof raw === 'string' && raw.trim() !== '' ? raw : null)

/** Formats halalas as the value of an amount field: 1250 or 1250.5. */
export const formatRiyalsInput = (halalas: number | null | undefined): string =>
  halalas === null || halalas === undefined ? '' : String(halalas / 100)

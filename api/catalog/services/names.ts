import type { Named } from '@wasl/shared/contract/common.ts'

/** A row of two name columns, as the wire names it. */
export const named = (row: { id: string; name_ar: string; name_en: string }): Named => ({
  id: row.id,
  name: { ar: row.name_ar, en: row.name_en },
})

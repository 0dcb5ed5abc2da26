import type { Named } from '@wasl/shared/contract/common.ts'

/** Maps a row with two name columns to its wire form. */
export const idAndName = (row: { id: string; name_ar: string; name_en: string }): Named => ({
  id: row.id,
  name: { ar: row.name_ar, en: row.name_en },
})

/** The columns that `idAndName` needs, for a select. */
export const namedColumns = <Id, Ar, En>({ id, name_ar, name_en }: { id: Id; name_ar: Ar; name_en: En }) => ({ id, name_ar, name_en })

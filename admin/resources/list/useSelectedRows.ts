import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { useState } from 'react'

type Selection = { query: string; rows: readonly AnyRow[] }

/** The selected rows of a list. They belong to one address: another page or filter starts without. */
export function useSelectedRows(query: string) {
  const [selection, setSelection] = useState<Selection>({ query, rows: [] })
  const selected = selection.query === query ? selection.rows : []
  return { selected, select: (rows: readonly AnyRow[]) => setSelection({ query, rows }) }
}

/** The rows with this one added, or without it if it is among them. */
export const toggled = (rows: readonly AnyRow[], row: AnyRow): AnyRow[] =>
  rows.some(({ id }) => id === row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]

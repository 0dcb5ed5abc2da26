import type { HistoryEntry } from '@wasl/shared/contract/history.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'

/** The row as it was before an entry of its history (newest first): this entry and all later ones are undone. */
export function rowBefore(row: AnyRow, history: readonly HistoryEntry[], entryId: string): AnyRow {
  const undone = history.slice(0, history.findIndex(({ id }) => id === entryId) + 1)
  // Newest first: if a field changed twice, the older `before` wins.
  return { ...row, ...Object.fromEntries(undone.flatMap(({ changes }) => changes.map(({ field, before }) => [field, before] as const))) }
}

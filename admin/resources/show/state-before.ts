import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { HistoryEntry } from '../run-action.ts'

/** The row as it stood before this entry of its history (newest first): it and what came later are undone, field by field. */
export function stateBefore(row: AnyRow, history: readonly HistoryEntry[], entryId: string): AnyRow {
  const undone = history.slice(0, history.findIndex(({ id }) => id === entryId) + 1)
  // Newest first: of a field that changed twice, the older `before` is set last.
  return { ...row, ...Object.fromEntries(undone.flatMap(({ changes }) => changes.map(({ field, before }) => [field, before] as const))) }
}

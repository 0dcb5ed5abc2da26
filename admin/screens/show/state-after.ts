import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { HistoryEntry } from '../../session/acts.ts'

/** The row as it stood after this entry of its history (newest first): what came later is undone, field by field. */
export function stateAfter(row: AnyRow, history: readonly HistoryEntry[], entryId: string): AnyRow {
  const later = history.slice(
    0,
    history.findIndex(({ id }) => id === entryId),
  )
  // Newest first: of a field that changed twice, the older `before` is set last.
  const undone = later.flatMap(({ changes }) => changes.map(({ field, before }) => [field, before] as const))
  return { ...row, ...Object.fromEntries(undone) }
}

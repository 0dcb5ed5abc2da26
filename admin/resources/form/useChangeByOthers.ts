import { listHistory } from '@wasl/shared/contract/resource-endpoints.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useState } from 'react'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { isOwnChange } from '../../api/own-writes.ts'
import { fetchRow } from '../../api/resource-client.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'
import { differencesOf } from './conflict.ts'

/** The row as somebody else has saved it while its form is open; null until then. `dismiss` hides it until the next change. */
export function useChangeByOthers(declaration: AnyResource, base: AnyRow) {
  const [theirs, setTheirs] = useState<AnyRow | null>(null)
  const { name, fields } = declaration
  const id = String(base.id)
  useWatchedRows([`${name}/${id}`], async (isFirst) => {
    if (isFirst || isOwnChange(name, id)) return
    // Without the row, for example because it was deleted, the save reports it.
    const row = await fetchRow(declaration, id).catch(() => null)
    if (row && differencesOf(fields, base, base, row).length > 0) setTheirs(row)
  })
  return { theirs, dismiss: () => setTheirs(null) }
}

/** Who changed a row last, and when; undefined until it is loaded. */
export function useLastChange({ name }: AnyResource, row: AnyRow | null) {
  const params = { resource: name, id: String(row?.id) }
  const { data } = useEndpoint(listHistory, { params }, { enabled: row !== null, dependsOn: row?.version, staleTime: 0 })
  return data?.[0]
}

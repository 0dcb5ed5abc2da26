import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useState } from 'react'
import { parseStored } from '../../api/parse-stored.ts'
import { listStorageKey, saveListPreferences } from '../../api/saved-preferences.ts'
import { useAdmin } from '../../auth/useAdmin.ts'
import { columnNames } from './column-names.ts'

export type Density = 'comfortable' | 'compact'
/** How an admin sees a list: the columns in their order, whether they were chosen, and the row height. */
export type ViewPreferences = { columns: readonly string[]; density: Density; isChosen: boolean }

/** Lists of rows that wait for somebody show many of them. */
export const defaultDensity = ({ pending }: AnyResource): Density => (pending ? 'compact' : 'comfortable')

/**
 * The admin's preferences for a list, stored in this browser and for the others, and a function that changes them. Columns that no longer exist are dropped; without any
 * the declared ones are shown.
 */
export function useViewPreferences(declaration: AnyResource): [ViewPreferences, (change: Partial<ViewPreferences>) => void] {
  const { data: admin } = useAdmin()
  const storageKey = listStorageKey(admin?.id ?? 'nobody', declaration.name)
  const [changed, setChanged] = useState<Partial<ViewPreferences>>({})
  const stored = { ...readStored(storageKey), ...changed }
  const known = columnNames(declaration)
  const columns = stored.columns?.filter((name) => known.includes(name)) ?? []
  const preferences: ViewPreferences = {
    columns: columns.length > 0 ? columns : declaration.list,
    density: stored.density ?? defaultDensity(declaration),
    isChosen: columns.length > 0,
  }
  return [
    preferences,
    (change) => {
      const next = { ...stored, ...change }
      setChanged((before) => ({ ...before, ...change }))
      localStorage.setItem(storageKey, JSON.stringify(next))
      saveListPreferences(declaration.name, { columns: [...(next.columns ?? [])], density: next.density ?? null })
    },
  ]
}

function readStored(storageKey: string): Partial<ViewPreferences> {
  const stored = parseStored(localStorage.getItem(storageKey))
  return {
    ...(Array.isArray(stored.columns) && { columns: stored.columns.filter((name) => typeof name === 'string') }),
    ...((stored.density === 'compact' || stored.density === 'comfortable') && { density: stored.density }),
  }
}

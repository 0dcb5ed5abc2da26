import { useGetIdentity } from '@refinedev/core'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useState } from 'react'
import type { AdminProfile } from '../../auth/current-admin.ts'
import { columnNames } from './column-names.ts'

export type Density = 'comfortable' | 'compact'
/** How a person likes to see a list: which columns in which order, and how high its rows are. */
export type Look = { columns: readonly string[]; density: Density }

/** How this person sees the list of a resource, kept in this browser, and what changes it. A column that is gone is forgotten. */
export function useLook(declaration: AnyResource): [Look, (change: Partial<Look>) => void] {
  const { data: admin } = useGetIdentity<AdminProfile>()
  const place = `wasl.admin.list.${admin?.id ?? 'nobody'}.${declaration.name}`
  const [changed, setChanged] = useState<Partial<Look>>({})
  const kept = { ...keptAt(place), ...changed }
  const known = columnNames(declaration)
  const columns = kept.columns?.filter((name) => known.includes(name)) ?? []
  const look: Look = { columns: columns.length > 0 ? columns : declaration.list, density: kept.density ?? 'comfortable' }
  return [
    look,
    (change) => {
      setChanged((before) => ({ ...before, ...change }))
      localStorage.setItem(place, JSON.stringify({ ...kept, ...change }))
    },
  ]
}

function keptAt(place: string): Partial<Look> {
  const kept = parsed(localStorage.getItem(place))
  return {
    ...(Array.isArray(kept.columns) && { columns: kept.columns.filter((name) => typeof name === 'string') }),
    ...(kept.density === 'compact' && { density: kept.density }),
  }
}

// Safe: each key is checked before use.
const parsed = (kept: string | null) => JSON.parse(kept ?? '{}') as { columns?: unknown; density?: unknown }

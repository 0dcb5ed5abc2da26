import { statusesWhere } from '@wasl/shared/lifecycle/turns.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '../context.ts'
import { type StoredResource, storedResources } from './stored-resource.ts'

type Waits = NonNullable<AnyResource['waits']>
/** A resource whose rows may wait for the administration: in which statuses they do, and the column that says since when. */
export type Waiting = { stored: StoredResource; waits: Waits; statuses: string[]; since: AnyPgColumn }

/** Every resource whose rows may wait for the administration, in the order of the menu. Throws where one does not say since when. */
export const waitingResources = (): Waiting[] =>
  storedResources().flatMap((stored) => {
    const { waits, name } = stored.declaration
    const statuses = waits ? statusesWhere(waits.turns, 'admin') : []
    if (!waits || statuses.length === 0) return []
    const since = stored.all.created_at
    if (!since) throw new Error(`waitingResources: ${name} has no created_at`)
    return [{ stored, waits, statuses, since }]
  })

/** What has waited since this instant or longer is late by now; null where nothing is. */
export function lateBefore({ clock }: Pick<Ctx, 'clock'>, { late }: Waits, settings: Settings): string | null {
  return late ? new Date(Date.parse(clock.now()) - settings[late.after] * 3_600_000).toISOString() : null
}

import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import type { Ctx } from '../../platform/context.ts'
import { readListingChanges } from './listing.ts'
import { StoreIndex } from './store-index.ts'
import { loadStoreLabels, type StoreLabels } from './store-labels.ts'

/** The store in the memory of a process. */
export type StoreCache = { index: StoreIndex; seenTo: string; current: Promise<LoadedStore> | null }
type LoadedStore = { version: string; labels: StoreLabels }

declare module '../../platform/context.ts' {
  interface Caches {
    store: StoreCache
  }
}

export const createStoreCache = (): StoreCache => ({ index: new StoreIndex(), seenTo: '0', current: null })

/** The index and the names of the store as they are now. Only what changed since the last call is read, and nothing if no public content changed. */
export async function loadStore(
  ctx: Pick<Ctx, 'db' | 'clock' | 'caches' | 'contentVersion'>,
): Promise<{ index: StoreIndex; labels: StoreLabels }> {
  const { store } = ctx.caches
  const version = await ctx.contentVersion()
  const loaded = await store.current?.catch(() => null)
  const isCurrent = loaded?.version === version && loaded.labels.surroundings.today === riyadhDate(ctx.clock.now())
  if (isCurrent) return { index: store.index, labels: loaded.labels }
  store.current = update(ctx, version)
  const { labels } = await store.current
  return { index: store.index, labels }
}

async function update(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>, version: string): Promise<LoadedStore> {
  const { store } = ctx.caches
  const labels = await loadStoreLabels(ctx)
  store.seenTo = await readListingChanges(ctx, store.seenTo, (changed) => store.index.apply(changed))
  return { version, labels }
}

import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../platform/context.ts'
import { readListingChanges } from './listing.ts'
import { StoreIndex } from './store-index.ts'
import { loadStoreLabels, type StoreLabels } from './store-labels.ts'

/** The store in the memory of a process. */
export type StoreCache = { index: StoreIndex; seenTo: string; current: Promise<LoadedStore> | null }
/** What texts found in this version of the store: the numbers of the products. */
export type StoreSearches = LRUCache<string, Promise<Int32Array>>
type LoadedStore = { version: string; labels: StoreLabels; searches: StoreSearches }

declare module '../../platform/context.ts' {
  interface Caches {
    store: StoreCache
  }
}

export const createStoreCache = (): StoreCache => ({ index: new StoreIndex(), seenTo: '0', current: null })

type StoreCtx = Pick<Ctx, 'db' | 'clock' | 'caches' | 'contentVersion'>

/** The index and the names of the store as they are now. Only what changed since the last call is read, and nothing if no public content changed. */
export async function loadStore(ctx: StoreCtx): Promise<LoadedStore & { index: StoreIndex }> {
  const { store } = ctx.caches
  const version = await ctx.contentVersion()
  const { current } = store
  const loaded = await current?.catch(() => null)
  const isCurrent = loaded?.version === version && loaded.labels.surroundings.today === riyadhDate(ctx.clock.now())
  if (isCurrent) return { ...loaded, index: store.index }
  // One that another request began meanwhile is as new as this request: while content changes, all that wait share one.
  const begun = store.current === current ? null : store.current
  store.current = begun ?? update(ctx)
  return { ...(await store.current), index: store.index }
}

/** Reads the store in the background: with 100,000 products the first request would wait for it for seconds. */
export function prepareStore(ctx: StoreCtx & Pick<Ctx, 'log'>): void {
  loadStore(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'the store could not be read yet'))
}

async function update(ctx: StoreCtx): Promise<LoadedStore> {
  const { store } = ctx.caches
  const version = await ctx.contentVersion()
  const labels = await loadStoreLabels(ctx)
  store.seenTo = await readListingChanges(ctx, store.seenTo, (changed) => store.index.apply(changed))
  return { version, labels, searches: new LRUCache({ max: 200 }) }
}

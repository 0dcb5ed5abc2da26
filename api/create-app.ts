import type { App, AppParts } from './context.ts'
import { prepareSessionQuery } from './identity/sessions/prepare-session-query.ts'
import { createTtlCache } from './platform/ttl-cache.ts'

const cacheMs = 5_000

/** The services and the empty state of one process. */
export const createApp = (parts: AppParts, log: App['log']): App => ({
  ...parts,
  log,
  worker: { wake: () => {} },
  caches: { settings: createTtlCache(cacheMs), home: createTtlCache(cacheMs), serviceIndex: createTtlCache(cacheMs), counts: new Map() },
  prepared: { sessionByToken: prepareSessionQuery(parts.db) },
})

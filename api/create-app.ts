import { EventEmitter } from 'node:events'
import { hooks } from './app/hooks.ts'
import { CarIndex } from './catalog/cars/car-index.ts'
import { createStoreCache } from './catalog/store/store-cache.ts'
import { prepareSessionQuery } from './identity/sessions/prepare-session-query.ts'
import { createContentVersion } from './platform/content-version.ts'
import type { App, AppParts } from './platform/context.ts'
import { createStatements } from './platform/db/statements.ts'
import { createTtlCache } from './platform/ttl-cache.ts'
import { createPreparedPages } from './resources/read/prepared-pages.ts'
import { prepareRowQueries } from './resources/read/prepared-rows.ts'

const cacheMs = 5_000
const commonPricesMs = 600_000

/** The services and the empty state of one process. */
export function createApp(parts: AppParts, log: App['log']): App {
  const caches: App['caches'] = {
    settings: createTtlCache(cacheMs),
    home: createTtlCache(cacheMs),
    commonPrices: createTtlCache(commonPricesMs),
    providerFigures: new Map(),
    serviceIndex: createTtlCache(cacheMs),
    providerNames: createTtlCache(cacheMs),
    store: createStoreCache(),
    cars: new CarIndex(),
    wrongCouponCodes: new Map(),
    counts: new Map(),
  }
  const clearContent = () => {
    for (const cache of [caches.settings, caches.home, caches.serviceIndex, caches.providerNames]) cache.clear()
  }
  const lookups = parts.lookups ?? parts.db
  return {
    ...parts,
    log,
    deployment: { is_held: false, belongs_to: null },
    worker: { wake: () => {} },
    caches,
    hooks,
    newRows: new EventEmitter(),
    contentVersion: createContentVersion(parts.db, clearContent),
    prepared: {
      sessionByToken: prepareSessionQuery(lookups),
      rowById: prepareRowQueries(lookups),
      pages: createPreparedPages(),
      statements: createStatements(),
    },
  }
}

import type { ProviderCard } from '@wasl/shared/contract/catalog.ts'
import type { Localized } from '@wasl/shared/units.ts'

export type RecentProvider = Pick<ProviderCard, 'id' | 'name' | 'logo_url'> & { category_id: string }

const maxRecent = 7
// Of one account: others who use the device see their own.
const keyPrefix = 'wasl-recent-providers:'
const keyOf = (userId: string) => keyPrefix + userId

/** The providers whose pages this user opened on this device, the newest first. */
export function readRecentProviders(userId: string): RecentProvider[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecentProvider) : []
  } catch {
    // Storage may be blocked or damaged.
    return []
  }
}

/** Puts a provider first. */
export function rememberProvider(userId: string, provider: RecentProvider): void {
  const others = readRecentProviders(userId).filter(({ id }) => id !== provider.id)
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([provider, ...others].slice(0, maxRecent)))
  } catch {
    // Storage may be blocked or full: the page works without it.
  }
}

/** Removes those of every account. */
export function clearRecentProviders(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyPrefix)) localStorage.removeItem(key)
  } catch {
    // Without storage there are none.
  }
}

const isRecentProvider = (entry: unknown): entry is RecentProvider =>
  isRecord(entry) &&
  typeof entry.id === 'string' &&
  typeof entry.category_id === 'string' &&
  (entry.logo_url === null || typeof entry.logo_url === 'string') &&
  isLocalized(entry.name)

const isLocalized = (value: unknown): value is Localized => isRecord(value) && typeof value.ar === 'string' && typeof value.en === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

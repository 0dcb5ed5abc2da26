import type { ProviderCard } from '@wasl/shared/contract/catalog.ts'
import { matchesWordStarts, searchTerms } from '@wasl/shared/i18n/search-terms.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import type { TtlCache } from '../../platform/ttl-cache.ts'
import { loadProviderCards } from './provider-cards.ts'

type ProviderName = { id: string; name_ar: string; name_en: string }

declare module '../../platform/context.ts' {
  interface Caches {
    providerNames: TtlCache<Promise<readonly ProviderName[]>>
  }
}

const maxMatches = 6

/** The approved providers whose name has words that start with each word of a text, in one of both languages; the best rated first. */
export async function searchProviders(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>, { q }: { q: string }): Promise<ProviderCard[]> {
  if (searchTerms(q).length === 0) return []
  const ids = (await loadNames(ctx))
    .filter(({ name_ar, name_en }) => matchesWordStarts(q, name_ar) || matchesWordStarts(q, name_en))
    .map(({ id }) => id)
  if (ids.length === 0) return []
  return loadProviderCards(ctx, and(eq(providers.status, 'approved'), inArray(providers.id, ids.slice(0, maxIds))), maxMatches)
}

const maxIds = 500

/** The names of all approved providers, cached for five seconds. */
function loadNames({ db, caches: { providerNames } }: Pick<Ctx, 'db' | 'caches'>): Promise<readonly ProviderName[]> {
  const cached = providerNames.get()
  if (cached) return cached
  const names = Promise.resolve(
    db
      .select({ id: providers.id, name_ar: providers.name_ar, name_en: providers.name_en })
      .from(providers)
      .where(eq(providers.status, 'approved')),
  )
  providerNames.set(names)
  names.catch(providerNames.clear)
  return names
}

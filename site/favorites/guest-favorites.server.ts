import type { FavoriteKey } from '@wasl/shared/contract/favorites.ts'
import { maxGuestFavorites } from '@wasl/shared/rules/limits.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { favoritesCookie } from '../server/cookies.server.ts'

/** What the guest of this browser has saved, the newest first. */
export async function readGuestFavorites(request: Request): Promise<FavoriteKey[]> {
  const stored: unknown = await favoritesCookie.parse(request.headers.get('cookie'))
  const items: unknown[] = Array.isArray(stored) ? stored : []
  return items.flatMap((item) => parseFavorite(item) ?? []).slice(0, maxGuestFavorites)
}

/** Stores what a guest has saved; the oldest makes room. */
export async function guestFavoritesHeader(keys: readonly FavoriteKey[]): Promise<[string, string]> {
  const items = keys.slice(0, maxGuestFavorites).map(favoriteText)
  return ['set-cookie', await favoritesCookie.serialize(items, items.length === 0 ? { maxAge: 0 } : {})]
}

/** A favorite as one text, in the cookie and in the query of the API. */
export const favoriteText = ({ kind, id }: FavoriteKey): string => `${kind}:${id}`

/** Reads such a text; null if it is none. */
export function parseFavorite(text: unknown): FavoriteKey | null {
  const [kind, id = ''] = typeof text === 'string' ? text.split(':') : []
  return (kind === 'product' || kind === 'service' || kind === 'provider') && isUuid(id) ? { kind, id } : null
}

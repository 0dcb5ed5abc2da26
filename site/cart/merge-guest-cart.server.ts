import { mergeCart } from '@wasl/shared/contract/endpoints/cart.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { endedCartHeaders, readCartToken } from './cart-cookies.server.ts'
import { noteHeader } from './cart-note.server.ts'

/** `api`: the client of the user who has just logged in. `headers` of the response, to which it adds. */
type LoggedIn = { api: ApiClient; request: Request; locale: Locale; headers: [string, string][] }

/**
 * Moves what this browser added to its cart as a guest into the cart of the account. Returns what to say if not everything did fit; the cart then names it. Accounts that
 * have no cart, such as those of providers, leave the guest's as it is.
 */
export async function mergeGuestCart({ api, request, locale, headers }: LoggedIn): Promise<string | null> {
  const cartToken = await readCartToken(request)
  if (!cartToken) return null
  const merged = await attempt(api.submit(mergeCart, { cartToken, skipAuthRedirects: true }))
  if (!merged.ok) return null
  headers.push(...(await endedCartHeaders()))
  const { reduced } = merged.data
  if (reduced.length === 0) return null
  headers.push(await noteHeader({ removed: null, reduced }))
  return serverI18n(locale).t('cart:mergedLess')
}

import type { ActionFunctionArgs } from 'react-router'
import { mergeGuestCart } from '../cart/merge-guest-cart.server.ts'
import { addGuestFavorites } from '../favorites/favorites.server.ts'
import { sendWaitingOrder } from '../send-order/order-draft.server.ts'
import { type LoggedIn, loggedInHeaders } from '../server/login.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

type Entry = { loggedIn: LoggedIn; next: string; text: string; headers?: [string, string][] }

/** Opens the session in this browser, takes over what its guest had collected, and leads to the page that was wanted. */
export async function enterAccount(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { loggedIn, next, text, headers: further = [] }: Entry,
) {
  const { apiWithToken, locale } = context.get(sessionContext)
  const headers = [...(await loggedInHeaders(loggedIn)), ...further]
  const session = { api: apiWithToken(loggedIn.token), request, locale, headers }
  const lessInCart = await mergeGuestCart(session)
  await addGuestFavorites(session)
  await sendWaitingOrder({ ...session, next })
  return redirectWithToast(next, lessInCart ?? text, lessInCart ? 'warn' : 'good', headers)
}

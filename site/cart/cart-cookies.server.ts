import type { Cart } from '@wasl/shared/contract/cart.ts'
import { cartCookie, cartCountCookie } from '../server/cookies.server.ts'

/** The token of the guest's cart that this browser knows, or null. */
export async function readCartToken(request: Request): Promise<string | null> {
  const token: unknown = await cartCookie.parse(request.headers.get('cookie'))
  return typeof token === 'string' && token !== '' ? token : null
}

/** The pieces of a cart, also those that cannot be bought now. */
export const piecesOf = ({ groups }: Pick<Cart, 'groups'>): number =>
  groups.reduce((sum, { lines }) => sum + lines.reduce((pieces, { quantity }) => pieces + quantity, 0), 0)

/** Stores what this browser has to know about a cart: of a guest, its token for another thirty days, and the count. */
export async function cartHeaders(cart: Cart, { token, isGuest }: { token: string | null; isGuest: boolean }): Promise<[string, string][]> {
  const own = cart.cart_token ?? token
  if (!isGuest || !own) return []
  return [
    ['set-cookie', await cartCookie.serialize(own)],
    ['set-cookie', cartCountCookie.write(piecesOf(cart))],
  ]
}

/** Forgets the cart of a guest. */
export async function endedCartHeaders(): Promise<[string, string][]> {
  return [
    ['set-cookie', await cartCookie.serialize('', { maxAge: 0 })],
    ['set-cookie', cartCountCookie.write(0)],
  ]
}

import { eq } from 'drizzle-orm'
import { users } from '../identity/tables/people.ts'
import { sessionToken } from './people.ts'
import { checkedOut, newShopper, putInCart, soldProducts } from './store.ts'
import type { TestApp } from './test-app.ts'

/** Paid orders of products of one provider of the demo, or of the platform, and what their parties do with them. */
export async function paidGoods(app: TestApp, seller: 'provider' | 'platform' = 'provider') {
  const { call, db } = app
  const all = await soldProducts(app, seller)
  const provider_id = all[0]?.provider_id ?? null
  const products = all.filter((product) => product.provider_id === provider_id)
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.provider_id, provider_id ?? crypto.randomUUID()))
  const ownerToken = owner ? await sessionToken(app, { id: owner.id }) : ''

  /** An order with these quantities of different products, paid from the wallet. */
  const pay = async (quantities: readonly number[]) => {
    const shopper = await newShopper(app)
    for (const [at, quantity] of quantities.entries()) await putInCart(app, shopper, products[at]?.id ?? '', quantity)
    const { checkout_id, orders } = await checkedOut(app, shopper)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const paid = await call('POST', `/api/checkouts/${checkout_id}/pay`, { token: shopper.token, body: { method: 'wallet' }, headers })
    if (paid.status !== 200) throw new Error(`pay: ${paid.status} ${paid.text}`)
    return { client: shopper.token, client_id: shopper.id, owner: ownerToken, order: String(orders[0].id), products }
  }
  const page = async (token: string, order: string) => Object((await call('GET', `/api/orders/${order}`, { token })).body.data)
  const transition = (token: string, order: string, name: string, body: object = {}) =>
    call('POST', `/api/orders/${order}/transitions/${name}`, { token, body })
  return { pay, page, transition, provider_id }
}

import { expect, test } from 'vitest'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })

test('an addition that is sent again, because its response was lost, adds nothing to the cart of an account or of a guest', async () => {
  const token = await sessionToken(app, await newClient(app))
  const { body } = await app.call('GET', '/api/store?available=true')
  const unit_id = [...Object(body.data?.products)].find((product) => product.unit_id !== null)?.unit_id
  const countAfter = async (addition_id: string) =>
    (await app.call('POST', '/api/cart/lines', { token, body: { unit_id, addition_id } })).body.data?.count
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  expect([await countAfter(first), await countAfter(first), await countAfter(crypto.randomUUID())]).toEqual([1, 1, 2])
  let cart_token = ''
  for (const [addition_id, count] of [
    [first, 1],
    [first, 1],
    [second, 2],
    [second, 2],
  ] as const) {
    const headers: Record<string, string> = cart_token ? { 'x-cart-token': cart_token } : {}
    const added = await app.call('POST', '/api/cart/lines', { headers, body: { unit_id, addition_id } })
    expect(added.body.data?.count).toBe(count)
    cart_token ||= String(added.body.data?.cart_token)
  }
})

import { expect, test } from 'vitest'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })

test('an addition of an account that is sent again, because its response was lost, adds nothing', async () => {
  const token = await sessionToken(app, await newClient(app))
  const { body } = await app.call('GET', '/api/store?available=true')
  const unit_id = [...Object(body.data?.products)].find((product) => product.unit_id !== null)?.unit_id
  const countAfter = async (addition_id: string) =>
    (await app.call('POST', '/api/cart/lines', { token, body: { unit_id, addition_id } })).body.data?.count
  const first = crypto.randomUUID()
  expect([await countAfter(first), await countAfter(first), await countAfter(crypto.randomUUID())]).toEqual([1, 1, 2])
})

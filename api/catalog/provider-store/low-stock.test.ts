import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { multi, providerStore, variant } from '../../testing/provider-store.ts'
import { reserveUnits } from '../../testing/reserve-units.ts'
import { sellUnits } from '../store/stock.ts'
import { product_variants } from '../tables/from-registry.ts'

const { app, submittedOrder } = await orderFixture()
const { db } = app
const { ids, newOwner } = await providerStore(app)

test('a provider is notified once when the quantity of a unit falls to its threshold', async () => {
  const owner = await newOwner()
  const id = await owner.onSale(multi(variant(ids.black, 'L-1', { quantity: 5, low_stock: 3 }), variant(ids.white, 'L-2', { quantity: 5 })))
  const [unit] = await db.select().from(product_variants).where(eq(product_variants.product_id, id)).orderBy(product_variants.position)
  const change = (quantity: number) => owner.send('PATCH', `/${id}/units`, { units: [{ id: unit?.id, quantity }] })
  const count = () => db.$count(notifications, and(eq(notifications.user_id, owner.user.id), eq(notifications.type, 'low_stock')))
  await change(4)
  expect(await count()).toBe(0)
  await change(3)
  await change(2)
  expect(await count()).toBe(1)
  await change(6)
  const { id: order_id } = await submittedOrder()
  await inTransaction(app.createContext(), async (ctx) => {
    expect(await reserveUnits(ctx, order_id, [{ unit_id: unit?.id ?? '', quantity: 4 }])).toEqual([])
    await sellUnits(ctx, order_id, [{ unit_id: unit?.id ?? '', quantity: 4 }])
  })
  expect(await count()).toBe(2)
})

import { expect, test } from 'vitest'
import { cities } from '../../catalog/tables/from-registry.ts'
import { loginAttempts, verificationCodes } from '../../identity/tables/access.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { raceRounds } from '../../testing/races.ts'
import { clientWithWallet } from '../../testing/withdrawals.ts'

const { app, provider, sample } = await orderFixture()
const { call, db, clock } = app
const admins = [await adminToken(app, 'all'), await adminToken(app, 'all')] as const
const [city] = await db.select({ id: cities.id }).from(cities).limit(1)
const city_id = city?.id ?? null
const total = 57_500

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()
const runAction = (id: string, action: string, token: string, body: object = {}) =>
  call('POST', `/api/admin/wallet-withdrawals/${id}/actions/${action}`, { token, body })

/** A race of a new client with this balance that runs several times. */
const race = (name: string, balance: number, round: (client: Awaited<ReturnType<typeof clientWithWallet>>) => Promise<void>) =>
  test(name, { timeout: 60_000 }, async () => {
    for (let number = 0; number < raceRounds; number++) {
      await db.delete(loginAttempts)
      await db.update(verificationCodes).set({ address: null })
      await round(await clientWithWallet(app, balance, { email: `race-${crypto.randomUUID()}@example.com`, city_id }))
    }
    expect(await findViolations(db, clock.now())).toEqual([])
  })

race('the same withdrawal sent twice at once leaves the wallet once', 10_000, async (client) => {
  const form = await client.confirmed({ amount: 10_000 })
  const answers = await Promise.all([client.send(form, 'same'), client.send(form, 'same')])
  expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
  expect([statusesOf(answers), await client.wallet()]).toEqual([[201, 201], 0])
})

race('one code confirms one withdrawal, whatever the keys are', 30_000, async (client) => {
  const form = await client.confirmed({ amount: 10_000 })
  expect(statusesOf(await Promise.all([client.send(form), client.send(form)]))).toEqual([201, 422])
  expect(await client.wallet()).toBe(20_000)
})

race('of a withdrawal of the whole balance and a payment from it, one gets the money', total, async (client) => {
  const order = await payableOrder(app, client.token, provider, sample)
  const form = await client.confirmed({ amount: total })
  const [paid, withdrawn] = await Promise.all([payOrder(app, client.token, order, `race-${order.id}`), client.send(form)])
  expect([paid.status === 200, withdrawn.status === 201]).toContain(true)
  expect(paid.status === 200 && withdrawn.status === 201).toBe(false)
  expect([409, 422]).toContain(paid.status === 200 ? withdrawn.status : paid.status)
  expect(await client.wallet()).toBe(0)
})

race('of an approval, a rejection and a cancellation at once, one is booked', 10_000, async (client) => {
  const id = await client.withdraw(10_000)
  const answers = await Promise.all([
    runAction(id, 'approve', admins[0]),
    runAction(id, 'reject', admins[1], { reason: 'الحساب ليس باسمك' }),
    client.cancel(id),
  ])
  // A rejection can follow an approval, and nothing follows a rejection or a cancellation.
  const { status } = Object(await client.read(id))
  expect(await client.wallet()).toBe(status === 'approved' ? 0 : 10_000)
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
})

race('an approval that is sent twice counts once', 800_000, async (client) => {
  const id = await client.withdraw(800_000)
  expect(statusesOf(await Promise.all([1, 2].map(() => runAction(id, 'approve_first', admins[0]))))).toEqual([200, 409])
  expect(statusesOf(await Promise.all([1, 2].map(() => runAction(id, 'approve', admins[1]))))).toEqual([200, 409])
})

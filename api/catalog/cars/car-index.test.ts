import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { testApp } from '../../testing/test-app.ts'
import { carChanges } from '../tables/changes.ts'
import { car_holds, cars } from '../tables/from-registry.ts'
import { CarIndex, freeBetween } from './car-index.ts'

const app = await testApp({}, { demo: true })
const { shared, db, clock } = app
const [sample] = await db.select().from(cars).where(eq(cars.status, 'published')).limit(1)
const car = sample ?? expect.fail('the demo has no car')
const from = Date.parse('2029-03-04T08:00:00.000Z')
const hold = (hours: number) =>
  rawDatabase(db)
    .insert(car_holds)
    .values({
      car_id: car.id,
      kind: 'block',
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(from + hours * hourMs).toISOString(),
    })

/** What an index has of the car. */
async function indexed(index: CarIndex) {
  return (await index.load(shared)).cars.find((one) => one?.id === car.id)
}
async function isFree(index: CarIndex): Promise<boolean | undefined> {
  const fleet = await index.load(shared)
  const row = fleet.cars.findIndex((one) => one?.id === car.id)
  const found = fleet.cars[row]
  return found ? freeBetween(fleet, from, from + hourMs)(found, row) : undefined
}

test('every process knows what another one has booked, and a car that is gone', async () => {
  const [first, second] = [new CarIndex(), new CarIndex()]
  expect([await isFree(first), await isFree(second)]).toEqual([true, true])
  await hold(2)
  expect([await isFree(first), await isFree(second)]).toEqual([false, false])
  await db.delete(car_holds).where(eq(car_holds.car_id, car.id))
  await db.update(cars).set({ status: 'hidden' }).where(eq(cars.id, car.id))
  expect([await indexed(first), await indexed(second)]).toEqual([undefined, undefined])
  await db.update(cars).set({ status: 'published' }).where(eq(cars.id, car.id))
  expect([await isFree(first), await isFree(second)]).toEqual([true, true])
})

test('a provider that is blocked rents out nothing from then on', async () => {
  const index = new CarIndex()
  const setStatus = (status: 'blocked' | 'approved') =>
    changeAudited(app, providers, { set: { status }, where: eq(providers.id, car.provider_id) })
  const names = async () => (await index.load(shared)).providers.map(({ id }) => id)
  expect(await names()).toContain(car.provider_id)
  await setStatus('blocked')
  expect(await names()).not.toContain(car.provider_id)
  await setStatus('approved')
  expect(await names()).toContain(car.provider_id)
})

test('a clock that goes back finds the holds that were over', async () => {
  await hold(2)
  const index = new CarIndex()
  const ahead = from + 100 * hourMs - Date.parse(clock.now())
  clock.advance(ahead)
  expect((await indexed(index))?.starts).toHaveLength(0)
  clock.advance(-ahead)
  expect(await isFree(index)).toBe(false)
  await db.delete(car_holds).where(eq(car_holds.car_id, car.id))
})

test('cars of a restored backup, whose transactions this database has not reached, are read once', async () => {
  await db.update(carChanges).set({ changed_in: sql`'9000000000000'::xid8` })
  const index = new CarIndex()
  const before = await indexed(index)
  expect(before).toBeDefined()
  expect(await indexed(index)).toBe(before)
  await hold(2)
  expect(await isFree(index)).toBe(false)
})

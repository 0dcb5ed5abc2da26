import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { car_holds, cars } from '../../catalog/tables/from-registry.ts'
import { rentals } from '../../ordering/tables/rentals.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildReport } from './report.ts'

const app = await testApp({}, { demo: true })
const { db } = app
const { car: bookable, book, handOver } = await bookedCars(app)
const report = (from: string, to: string, limit = 1000) => buildReport(app.createContext(), 'car_utilisation', { from, to }, limit)

test('a car is utilised for the part of its offered time that it was rented', async () => {
  const [car] = await db.select().from(cars).where(eq(cars.status, 'published')).limit(1)
  const held = { car_id: car?.id ?? '' }
  const day = (number: number) => new Date(Date.UTC(2027, 5, number) - 3 * 3_600_000).toISOString()
  await rawDatabase(db)
    .insert(car_holds)
    .values([
      { ...held, kind: 'rental', starts_at: new Date(Date.UTC(2027, 4, 20)).toISOString(), ends_at: day(3) },
      { ...held, kind: 'maintenance', starts_at: day(4), ends_at: day(6) },
      { ...held, kind: 'rental', starts_at: day(6), ends_at: day(8) },
      { ...held, kind: 'rental', starts_at: day(8), ends_at: day(9), released_at: day(1) },
    ])
  const all = await report('2027-06-01', '2027-06-10')
  expect(all.rows[0]).toMatchObject({ id: car?.id, rented: 4, out: 2, utilisation: 50 })
  expect(all.rows.slice(1).every((row) => 'utilisation' in row && row.utilisation === 0)).toBe(true)
  expect(all.totals).toMatchObject({ rented: 4, out: 2 })
  expect(await report('2027-06-01', '2027-06-10', 1)).toEqual({ ...all, rows: all.rows.slice(0, 1) })
  expect((await report('2027-06-04', '2027-06-05')).rows.find((row) => 'id' in row && row.id === car?.id)).toMatchObject({
    utilisation: null,
  })
})

test('the price of a rental is income of the day when its car was handed over', async () => {
  const start = Date.parse('2027-03-07T08:00:00.000Z')
  const { id } = await book(start, 3)
  const day = '2027-03-07'
  expect((await report(day, day)).totals).toMatchObject({ rentals: 0, income: 0 })
  app.clock.advance(start - 3_600_000 - Date.parse(app.clock.now()))
  await handOver(id)
  const [rental] = await db.select().from(rentals).where(eq(rentals.order_id, id))
  const { rows, totals } = await report(day, day)
  expect(rows.find((row) => 'id' in row && row.id === bookable.id)).toMatchObject({ rentals: 1, income: rental?.total, rented: 1 })
  expect(totals).toMatchObject({ rentals: 1, income: rental?.total })
})

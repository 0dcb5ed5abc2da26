import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'
import { expect, test } from 'vitest'
import { runDueDeadlines } from '../../ordering/deadlines/run-due-deadlines.ts'
import { bookedCars } from '../../testing/booked-cars.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildReport } from './report.ts'

const app = await testApp({}, { demo: true })
const { clock, call } = app
const { owner, car, page, step, book, handOver, condition } = await bookedCars(app)
const start = Date.parse('2027-03-07T08:00:00.000Z')
const day = '2027-03-09'
const setClock = async (at: number) => {
  clock.advance(at - Date.parse(clock.now()))
  await runDueDeadlines(app.shared)
}
const report = async () => {
  const { rows, totals } = await buildReport(app.createContext(), 'late_returns', { from: day, to: day }, 1000)
  return { row: rows[0], count: rows.length, totals }
}
const listed = async (query: string) => (await call('GET', `/api/admin/rentals?${query}`, { token: await adminToken(app, 'all') })).rows

test('a late return is in the list of rentals and in the report, first as it grows and then as it was', async () => {
  const { id, client } = await book(start, 2)
  const next = await book(start + 3 * dayMs, 1)
  const { number } = await page(client.id, id)
  const booked = { id, order_id: id, car_id: car.id, fulfilment: 'booked', alert: null, days: 2 }
  expect(await listed(`car_id=${car.id}`)).toContainEqual(expect.objectContaining(booked))
  await setClock(start - hourMs)
  await handOver(id)
  await setClock(start + 2 * dayMs - hourMs)
  expect((await report()).count).toBe(0)
  await setClock(start + 2 * dayMs + 3.5 * hourMs)
  const { late_charge } = (await page(client.id, id)).rental
  expect(await report()).toMatchObject({
    count: 1,
    row: { id, order: number, due: day, returned: null, hours: 4, charge: late_charge.amount, retained: 0 },
  })
  await setClock(start + 2 * dayMs + 5 * hourMs)
  expect(await listed('alert=overdue&fulfilment=received')).toContainEqual(expect.objectContaining({ id, number }))
  expect(await listed('alert=at_risk')).toContainEqual(expect.objectContaining({ id: next.id }))
  await step(owner, id, 'take_back', await condition(10_100, 8))
  expect(await report()).toMatchObject({ row: { returned: day, hours: 6 }, totals: { hours: 6 } })
  expect(await listed(`alert=overdue&car_id=${car.id}`)).toEqual([])
  await setClock(start + 9 * dayMs)
  const { rental } = await page(client.id, id)
  expect(await report()).toMatchObject({ row: { charge: rental.late_charge.amount, retained: rental.late_charge.amount } })
})

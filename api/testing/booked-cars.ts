import { dayMs } from '@wasl/shared/utils/durations.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { cars } from '../catalog/tables/from-registry.ts'
import { users } from '../identity/tables/people.ts'
import { sessionToken } from './people.ts'
import { newShopper } from './store.ts'
import type { TestApp } from './test-app.ts'
import { uploadImage } from './transfers.ts'

/** The demo's car with the greatest security deposit, and what the parties of its orders do, by the ids of their users. */
export async function bookedCars(app: TestApp) {
  const { call, db } = app
  const [car] = await db
    .select()
    .from(cars)
    .where(and(eq(cars.status, 'published'), eq(cars.min_days, 1)))
    .orderBy(desc(cars.insurance_refund), asc(cars.id))
    .limit(1)
  if (!car) throw new Error('bookedCars: the demo has no car')
  const [user] = await db.select().from(users).where(eq(users.provider_id, car.provider_id)).orderBy(asc(users.created_at)).limit(1)
  const owner = user?.id ?? ''
  /** Tests move the clock by months, in which sessions end. */
  const tokenOf = (id: string) => sessionToken(app, { id })
  const form = (pickup: number, days: number, change: object = {}) => ({
    ...{ kind: 'car', car_id: car.id, pickup_at: new Date(pickup).toISOString(), return_at: new Date(pickup + days * dayMs).toISOString() },
    driver: {
      ...{ name: 'سعد العتيبي', birth_date: '1990-05-01', id_type: 'citizen' },
      ...{ license_number: '1012345678', license_expires_on: '2035-01-01' },
    },
    ...change,
  })
  const send = async (who: string, body: object) => call('POST', '/api/orders', { token: await tokenOf(who), body })
  const page = async (who: string, id: string) => Object((await call('GET', `/api/orders/${id}`, { token: await tokenOf(who) })).body.data)
  const transition = async (who: string, id: string, name: string, body: object = {}) =>
    call('POST', `/api/orders/${id}/transitions/${name}`, { token: await tokenOf(who), body })
  /** Makes transitions that have to succeed. */
  const step = async (who: string, id: string, name: string, body: object = {}) => {
    const { status, text } = await transition(who, id, name, body)
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
  }
  const pay = async (who: string, checkout_id: string, body: object = { method: 'wallet' }) =>
    call('POST', `/api/checkouts/${checkout_id}/pay`, {
      token: await tokenOf(who),
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    })

  /** A booking of this car that is paid from the wallet, with its parties. */
  const book = async (pickup: number, days: number, change: object = {}) => {
    const client = await newShopper(app)
    const sent = await send(client.id, form(pickup, days, change))
    if (sent.status !== 201) throw new Error(`book: ${sent.status} ${sent.text}`)
    const id = String(Object(sent.body.data).id)
    await step(owner, id, 'accept_rental')
    await step(client.id, id, 'accept_invoice')
    const paid = await pay(client.id, (await page(client.id, id)).rental.checkout_id)
    if (paid.status !== 200) throw new Error(`pay: ${paid.status} ${paid.text}`)
    return { id, client }
  }
  const checks = ['tires', 'lights', 'fluids', 'spare_wheel', 'papers', 'cleanliness']
  const condition = async (km: number, fuel: number) => ({
    km,
    fuel,
    file_ids: [await uploadImage(app, await tokenOf(owner), 'complaint')],
  })
  /** Inspects the car of a booking and hands it over. */
  const handOver = async (id: string, km = 10_000) => {
    await step(owner, id, 'start_inspection')
    await step(owner, id, 'finish_inspection', { checks })
    await step(owner, id, 'hand_over', { ...(await condition(km, 8)), license_shown: true, contract_number: 'TJ-1' })
  }
  const listedTurns = async (who: string, id: string) => findListedTurns(app, await tokenOf(who), id)
  return { car, owner, form, send, page, transition, step, pay, book, checks, condition, handOver, tokenOf, listedTurns }
}

/** Whose turn an order is in the list of those that wait for a user, and on its home page; null if it is not there. */
async function findListedTurns({ call }: TestApp, token: string, id: string): Promise<{ list: string | null; home: string | null }> {
  const turnIn = async (path: string, key: string) => {
    const rows: object[] = Object.values(Object(Object((await call('GET', path, { token })).body.data)[key]))
    return Object(rows.find((row) => Object(row).id === id)).turn ?? null
  }
  return { list: await turnIn('/api/orders?tab=mine&per_page=50', 'data'), home: await turnIn('/api/user/home', 'orders') }
}

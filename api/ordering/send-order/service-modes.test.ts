import type { ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, cities, services } from '../../catalog/tables/from-registry.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoPhones } from '../../testing/people.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample, getOrder, mustTransition, notificationsTo } = await orderFixture()
const { call, db } = app

const [jeddah] = await db.select().from(cities).where(eq(cities.name_en, 'Jeddah'))
const category_id = String(sample.order.category_id)
const { city_id, ...withoutCity } = sample.order
const nowhere = { district: 'العليا', address: 'طريق الملك فهد', lat: 24.7, lng: 46.7 }
const setMode = (mode: ServiceMode) => db.update(services).set({ mode }).where(eq(services.category_id, category_id))
const send = (body: object) => call('POST', '/api/orders', { token: client, body: { ...withoutCity, ...body } })
const sent = async (body: object) => {
  const result = await send(body)
  if (result.status !== 201) throw new Error(result.text)
  return { id: String(result.body.data?.id) }
}

test('a remote order has no place and reaches the providers of every city', async () => {
  await setMode('remote')
  const order = await sent({ city_id: sample.emptyCity, ...nowhere })
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  expect(row).toMatchObject({ mode: 'remote', city_id: null, district: null, address: null, lat: null })
  expect(await notificationsTo(demoPhones.company, order)).not.toEqual([])
  const list = await call('GET', '/api/orders?side=open', { token: provider })
  expect(Object(list.body.data).data.find(({ id }: { id: string }) => id === order.id)).toMatchObject({ mode: 'remote', city: null })
  await mustTransition(provider, order, 'make_offer', { price: 50_000, duration_days: 3 })
})

test('a move has two cities; the exact places are hidden until an offer is accepted', async () => {
  await setMode('moving')
  expect((await send({})).body.errors).toMatchObject({ city_id: ['Choose a city'], to_city_id: ['Choose a city'] })
  const order = await sent({
    city_id,
    ...nowhere,
    to_city_id: jeddah?.id,
    to_district: 'الروضة',
    to_address: 'شارع صاري',
    to_lat: 21.5,
    to_lng: 39.2,
  })
  expect((await getOrder(client, order)).body.data).toMatchObject({ to_place: { address: 'شارع صاري', lat: 21.5 }, place_hidden: false })
  const seen = (await getOrder(provider, order)).body.data
  expect(seen).toMatchObject({
    to_city: { name: { en: 'Jeddah' } },
    to_place: { district: 'الروضة', address: null, lat: null },
    place_hidden: true,
  })
})

test('a meeting has a way, and only one in an office a city', async () => {
  await setMode('meeting')
  expect((await send({ city_id })).body.errors).toEqual({ meeting_way: ['Choose how to meet'] })
  expect((await send({ meeting_way: 'office' })).body.errors).toEqual({ city_id: ['Choose a city'] })
  expect((await getOrder(client, await sent({ city_id, meeting_way: 'video' }))).body.data).toMatchObject({
    city: null,
    meeting_way: 'video',
  })
  expect((await getOrder(client, await sent({ city_id, meeting_way: 'office' }))).body.data).toMatchObject({
    meeting_way: 'office',
    city: { id: city_id },
  })
})

test('an order keeps its mode when its services change, and takes none that asks for more', async () => {
  await setMode('remote')
  const order = await sent({})
  await setMode('on_site')
  const edit = (items: unknown) => call('PATCH', `/api/orders/${order.id}`, { token: client, body: { ...withoutCity, items } })
  expect((await edit(sample.order.items)).status).toBe(200)
  const ordered = JSON.stringify(sample.order.items)
  const all = await db.select().from(services).where(eq(services.category_id, category_id))
  const other = all.find(({ id, kind }) => kind === 'service' && !ordered.includes(id))
  const added = await edit([...Object.values(Object(sample.order.items)), { service_id: other?.id }])
  expect(added.body.errors).toEqual({ 'items.1.service_id': ['This service needs an order of its own'] })
  expect((await getOrder(client, order)).body.data).toMatchObject({ mode: 'remote', city: null })
})

test('an expired order is sent again with the mode that it had', async () => {
  await setMode('remote')
  const order = await sent({})
  await setMode('on_site')
  await db.update(orders).set({ status: 'expired' }).where(eq(orders.id, order.id))
  const resent = await call('POST', `/api/orders/${order.id}/resend`, { token: client })
  expect(resent.status).toBe(201)
  const again = { id: String(resent.body.data?.id) }
  expect((await getOrder(client, again)).body.data).toMatchObject({ mode: 'remote', city: null })
})

test('services of the demo have the mode that they need', async () => {
  const modes = async (icon: 'programming' | 'legal' | 'moving', kind: 'service' | 'consultation') => {
    const rows = await db
      .select({ mode: services.mode })
      .from(services)
      .innerJoin(categories, eq(categories.id, services.category_id))
      .where(and(eq(categories.icon, icon), eq(services.kind, kind)))
    return [...new Set(rows.map(({ mode }) => mode))].sort()
  }
  expect(await modes('programming', 'service')).toEqual(['remote'])
  expect(await modes('legal', 'consultation')).toEqual(['meeting'])
  expect(await modes('moving', 'service')).toEqual(['moving', 'on_site'])
})

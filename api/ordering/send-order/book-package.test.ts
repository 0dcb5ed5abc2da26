import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { packages, services } from '../../catalog/tables/from-registry.ts'
import { findViolations } from '../../invariants/find-violations.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoPhones } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample, getOrder, tryTransition, mustTransition, notificationsTo } = await orderFixture()
const { call, db, clock } = app

type Booked = typeof packages.$inferSelect
let booked: Booked
let other: Booked
beforeAll(async () => {
  const found = await db.select().from(packages).where(eq(packages.status, 'published'))
  const one = found.find(({ title_en }) => title_en === 'Leak check of a flat')
  const another = found.find(({ title_en }) => title_en === 'A logo with three drafts')
  if (!one || !another) throw new Error('the demo has no such package')
  booked = one
  other = another
})

const answers = async (service_id: string) => {
  const [service] = await db.select().from(services).where(eq(services.id, service_id))
  return (service?.questions ?? []).map(({ answer_type }, question) =>
    answer_type === 'choice'
      ? { question, option: 0 }
      : answer_type === 'number'
        ? { question, number: 2 }
        : { question, text: 'حمام الضيوف' },
  )
}
const totalOf = async (id: string) => Number((await call('GET', `/api/packages/${id}`)).body.data?.total)
const book = async (change: object = {}) => {
  const body = {
    ...sample.order,
    kind: 'private',
    provider_ids: [booked.provider_id],
    items: [{ service_id: booked.service_id, answers: await answers(booked.service_id) }],
    package_id: booked.id,
    package_total: await totalOf(booked.id),
    ...change,
  }
  return call('POST', '/api/orders', { token: client, body })
}
const bookedOrder = async () => {
  const sent = await book()
  if (sent.status !== 201) throw new Error(sent.text)
  return { id: String(sent.body.data?.id) }
}
const setPrice = (price: number) => db.update(packages).set({ price }).where(eq(packages.id, booked.id))

test('a package is booked at its provider with the terms of that moment', async () => {
  const total = await totalOf(booked.id)
  expect(total).toBe(booked.price + Math.round(booked.price * 0.15))
  const order = await bookedOrder()
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id))
  expect(row).toMatchObject({
    ...{ kind: 'private', status: 'awaiting_provider', provider_id: booked.provider_id, package_id: booked.id },
    ...{ expected_budget: booked.price, duration_days: booked.duration_days },
  })
  await setPrice(booked.price * 2)
  const page = (await getOrder(client, order)).body.data
  await setPrice(booked.price)
  expect(page?.booked_package).toMatchObject({ title: { en: booked.title_en }, total, duration_days: booked.duration_days })
})

test('its acceptance issues the invoice at the agreed price, which the client accepts and pays', async () => {
  const order = await bookedOrder()
  await setPrice(booked.price + 5_000)
  await mustTransition(provider, order, 'accept_order')
  await setPrice(booked.price)
  const page = (await getOrder(client, order)).body.data
  expect(page).toMatchObject({ status: 'invoiced', invoice: { status: 'issued', final_amount: await totalOf(booked.id), above_offer: 0 } })
  const types = (await notificationsTo(demoPhones.client, order)).map(({ type }) => type)
  expect(types).toEqual(['order_created', 'invoice_issued'])
  await mustTransition(client, order, 'accept_invoice')
  expect((await getOrder(client, order)).body.data?.status).toBe('pending_payment')
  expect(await findViolations(db, clock.now())).toEqual([])
})

test('VAT that changes after the booking changes no agreed total: the provider cannot accept', async () => {
  const total = await totalOf(booked.id)
  const order = await bookedOrder()
  await storeSetting(app.createContext(), 'vat_percent', 20)
  const accepted = await tryTransition(provider, order, 'accept_order')
  const page = (await getOrder(client, order)).body.data
  await storeSetting(app.createContext(), 'vat_percent', 15)
  expect(accepted.status).toBe(409)
  expect(page).toMatchObject({ status: 'awaiting_provider', booked_package: { total } })
  await mustTransition(provider, order, 'accept_order')
  expect((await getOrder(client, order)).body.data?.invoice).toMatchObject({ final_amount: total })
})

test('another total than the shown one is refused with the new one, and nothing is stored', async () => {
  const shown = await totalOf(booked.id)
  await setPrice(20_000)
  const count = () => db.$count(orders, eq(orders.package_id, booked.id))
  const before = await count()
  const sent = await book({ package_total: shown })
  await setPrice(booked.price)
  expect([sent.status, sent.body.errors]).toEqual([
    422,
    { package_total: ['The price of the package is now SAR 230. Check it and book again'] },
  ])
  expect((await book({ package_total: undefined })).body.errors).toHaveProperty(['package_total'])
  expect(await count()).toBe(before)
})

test('a package is booked alone, for its own service and at its own provider', async () => {
  for (const change of [
    { provider_ids: [other.provider_id] },
    { provider_ids: [booked.provider_id, other.provider_id] },
    { kind: 'service', provider_ids: [] },
    { items: sample.order.items },
  ])
    expect((await book(change)).body.errors).toEqual({ package_id: ['A package is booked alone, with its service and at its provider'] })
})

test('a package that is not published can be neither read nor booked', async () => {
  const [waiting] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.status, 'pending_review')))
  expect((await call('GET', `/api/packages/${waiting?.id}`)).status).toBe(404)
  const sent = await book({ package_id: waiting?.id })
  expect([sent.status, sent.body.errors]).toEqual([422, { package_id: ['This package is no longer offered'] }])
})

test('a guest’s booking is checked in the same way', async () => {
  const body = { ...sample.order, kind: 'private', provider_ids: [booked.provider_id], package_id: booked.id, package_total: 1 }
  const items = [{ service_id: booked.service_id, answers: await answers(booked.service_id) }]
  expect((await call('POST', '/api/orders/check', { body: { ...body, items } })).body.errors).toHaveProperty(['package_total'])
})

test('a booked package is not edited; a declined one is sent again on the same terms only', async () => {
  const order = await bookedOrder()
  const edited = await call('PATCH', `/api/orders/${order.id}`, { token: client, body: sample.order })
  expect([edited.status, edited.body.msg]).toEqual([409, 'A booked package is not edited. Cancel the order and book again'])
  await mustTransition(provider, order, 'reject_order', { reason: 'لا يوجد موعد قريب' })
  await setPrice(booked.price + 1_000)
  const resend = () => call('POST', `/api/orders/${order.id}/resend`, { token: client })
  expect((await resend()).status).toBe(422)
  await setPrice(booked.price)
  const setDays = (duration_days: number) => db.update(packages).set({ duration_days }).where(eq(packages.id, booked.id))
  await setDays(booked.duration_days + 1)
  expect((await resend()).status).toBe(409)
  await setDays(booked.duration_days)
  const again = await resend()
  expect(again.status).toBe(201)
  expect((await getOrder(client, { id: String(again.body.data?.id) })).body.data?.booked_package).toMatchObject({ id: booked.id })
  expect((await tryTransition(provider, order, 'accept_order')).status).toBe(409)
})

test('services of a category show the total of their cheapest package', async () => {
  const { category_id } = sample.order
  const shown = Object((await call('GET', `/api/catalog/${category_id}`)).body.data)
  const priced = shown.services.find(({ id }: { id: string }) => id === booked.service_id)
  expect(priced.package_total).toBe(await totalOf(booked.id))
  expect(shown.services.find(({ name }: { name: { en: string } }) => name.en === 'Painting').package_total).toBeNull()
})

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { UserCtx } from '../../context.ts'
import { seedDemo } from '../../demo/seed.ts'
import { principalOf } from '../../identity/auth/load-principal.ts'
import { formOf } from '../../testing/form.ts'
import { demoPeople, signIn } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { categories, cities } from '../db/resource-tables.ts'
import { orders } from '../db/tables/orders.ts'
import { users } from '../db/tables/people.ts'
import { attachFiles } from './attach.ts'

const house = await testApp()
const { call, db, shared, clock } = house
await seedDemo(shared)

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const client = await person(demoPeople.client)
const second = await person(demoPeople.secondClient)
const company = await person(demoPeople.company)
const freelancer = await person(demoPeople.freelancer)
const order = await openOrder()

async function person(phone: string) {
  const token = await signIn(house, phone)
  const who = await principalOf(shared, token)
  if (who.kind !== 'user') throw new Error('person: nobody')
  return { token, ctx: { ...house.ctxOf(), who } satisfies UserCtx }
}

async function openOrder() {
  const [place] = await db.select().from(cities).where(eq(cities.name_en, 'Riyadh'))
  const [kind] = await db.select().from(categories).where(eq(categories.icon, 'maintenance'))
  const [user] = await db.select().from(users).where(eq(users.phone, '+966500000011'))
  const [row] = await db
    .insert(orders)
    .values({
      ...{ number: `T-${crypto.randomUUID()}`, kind: 'service', status: 'submitted', submitted_at: clock.now() },
      ...{ client_id: user?.id ?? '', category_id: kind?.id ?? '', city_id: place?.id ?? '' },
    })
    .returning()
  if (!row) throw new Error('openOrder: nothing came back')
  return row
}

const upload = async ({ token }: { token: string }, purpose = 'order') => {
  const form = formOf({ purpose }, { name: 'file', filename: 'plan.pdf', bytes: pdf })
  const { body } = await call('POST', '/api/uploads', { token, ...form })
  return { id: String(body.data?.id), url: String(body.data?.url) }
}
const seenBy = async (url: string, ...readers: readonly { token: string }[]) =>
  Promise.all(readers.map(async ({ token }) => (await call('GET', url, { token })).status))

test('what hangs on an open order is seen by its client and the providers who could serve it', async () => {
  const { id, url } = await upload(client)
  expect(await seenBy(url, client, company, second)).toEqual([200, 404, 404])
  await attachFiles(client.ctx, { file_ids: [id], order_id: order.id })
  expect(await seenBy(url, client, company, freelancer, second)).toEqual([200, 200, 200, 404])
  expect(await seenBy(url, await person(demoPeople.userShow), await person(demoPeople.userNothing))).toEqual([200, 404])
})

test('the image of an offer is seen by the client and its own provider, never by a rival', async () => {
  const { id, url } = await upload(company)
  await attachFiles(company.ctx, { file_ids: [id], order_id: order.id, provider_id: company.ctx.who.provider?.id ?? '' })
  expect(await seenBy(url, client, company, freelancer, second)).toEqual([200, 200, 404, 404])
})

test('a blocked owner reads its private files no more', async () => {
  const { url } = await upload(second)
  expect(await seenBy(url, second)).toEqual([200])
  await db.update(users).set({ status: 'blocked' }).where(eq(users.id, second.ctx.who.id))
  expect(await seenBy(url, second)).toEqual([404])
  await db
    .update(users)
    .set({ status: 'active' })
    .where(and(eq(users.id, second.ctx.who.id)))
})

test('only one’s own files can be attached, and to one order', async () => {
  const { id } = await upload(client)
  const attached = { file_ids: [id], order_id: order.id }
  await expect(attachFiles(second.ctx, attached)).rejects.toMatchObject({ key: 'invalid' })
  await attachFiles(client.ctx, attached)
  await attachFiles(client.ctx, attached)
  const other = await openOrder()
  await expect(attachFiles(client.ctx, { ...attached, order_id: other.id })).rejects.toMatchObject({ key: 'invalid' })
})

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import { loadPrincipal } from '../../identity/sessions/load-principal.ts'
import { users } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { attachFiles } from '../../platform/uploads/attach-files.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { orders } from '../tables/orders.ts'

const app = await testApp({}, { demo: true })
const { call, db, shared, clock } = app

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const client = await person(demoPhones.client)
const second = await person(demoPhones.secondClient)
const company = await person(demoPhones.company)
const freelancer = await person(demoPhones.freelancer)
const order = await openOrder()

async function person(phone: string) {
  const token = await logInAs(app, phone)
  const principal = await loadPrincipal(shared, token)
  if (principal.kind !== 'user') throw new Error('person: not a user')
  return { token, ctx: { ...app.createContext(), principal } satisfies UserCtx }
}

async function openOrder() {
  const [city] = await db.select().from(cities).where(eq(cities.name_en, 'Riyadh'))
  const [category] = await db.select().from(categories).where(eq(categories.icon, 'maintenance'))
  const [user] = await db.select().from(users).where(eq(users.phone, '+966500000011'))
  const [row] = await db
    .insert(orders)
    .values({
      ...{ number: `T-${crypto.randomUUID()}`, kind: 'service', status: 'submitted', submitted_at: clock.now() },
      ...{ client_id: user?.id ?? '', category_id: category?.id ?? '', city_id: city?.id ?? '' },
    })
    .returning()
  if (!row) throw new Error('openOrder: no row was returned')
  return row
}

const upload = async ({ token }: { token: string }, purpose = 'order') => {
  const form = formDataBody({ purpose }, { name: 'file', filename: 'plan.pdf', bytes: pdf })
  const { body } = await call('POST', '/api/uploads', { token, ...form })
  return { id: String(body.data?.id), url: String(body.data?.url) }
}
const statusesFor = async (url: string, ...readers: readonly { token: string }[]) =>
  Promise.all(readers.map(async ({ token }) => (await call('GET', url, { token })).status))

test('a file of an open order is readable for its client and the providers who could serve it', async () => {
  const { id, url } = await upload(client)
  expect(await statusesFor(url, client, company, second)).toEqual([200, 404, 404])
  await attachFiles(client.ctx, { file_ids: [id], order_id: order.id })
  expect(await statusesFor(url, client, company, freelancer, second)).toEqual([200, 200, 200, 404])
  expect(await statusesFor(url, await person(demoPhones.userShow), await person(demoPhones.userNothing))).toEqual([200, 404])
})

test('the image of an offer is readable for the client and its provider, but not for other providers', async () => {
  const { id, url } = await upload(company)
  await attachFiles(company.ctx, { file_ids: [id], order_id: order.id, provider_id: company.ctx.principal.provider?.id ?? '' })
  expect(await statusesFor(url, client, company, freelancer, second)).toEqual([200, 200, 404, 404])
})

test('a blocked owner can no longer read their private files', async () => {
  const { url } = await upload(second)
  expect(await statusesFor(url, second)).toEqual([200])
  await changeAudited(app, users, { set: { status: 'blocked' }, where: eq(users.id, second.ctx.principal.id) })
  expect(await statusesFor(url, second)).toEqual([404])
  await changeAudited(app, users, { set: { status: 'active' }, where: and(eq(users.id, second.ctx.principal.id)) })
})

test('users can attach only their own files, each to one order', async () => {
  const { id } = await upload(client)
  const attachment = { file_ids: [id], order_id: order.id }
  await expect(attachFiles(second.ctx, attachment)).rejects.toMatchObject({ key: 'invalid' })
  await attachFiles(client.ctx, attachment)
  await attachFiles(client.ctx, attachment)
  const other = await openOrder()
  await expect(attachFiles(client.ctx, { ...attachment, order_id: other.id })).rejects.toMatchObject({ key: 'invalid' })
})

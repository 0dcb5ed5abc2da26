import { teamLog } from '@wasl/shared/contract/team.ts'
import { expect, test } from 'vitest'
import { adminNotifications } from '../../messaging/tables/notifications.ts'
import { complaints } from '../../ordering/tables/from-registry.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { providers } from '../tables/people.ts'

const app = await testApp()
const { call, db } = app

async function newProvider(status: 'approved' | 'pending_review' = 'approved') {
  const [provider] = await db.insert(providers).values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status }).returning()
  const provider_id = provider?.id ?? ''
  const owner = await newClient(app, { role: 'provider', client_type: null, provider_id })
  const member = await newClient(app, { role: 'provider_user', client_type: null, provider_id, permissions: ['show_orders', 'add_users'] })
  return { provider_id, owner, member, token: await sessionToken(app, owner), memberToken: await sessionToken(app, member) }
}
const close = (token: string) =>
  call('PATCH', '/api/provider/business/times', {
    token,
    body: { work_times: [{ day: 'saturday', is_open: true, from: '09:00', to: '18:00' }], holidays: [] },
  })
const logOf = async (token: string, query = '') => {
  const { status, body } = await call('GET', `/api/provider/log${query}`, { token })
  expect(status).toBe(200)
  return teamLog.parse(body.data)
}

test('the owner reads in words what its own team did, of one person, in pages; nobody else does', async () => {
  const [own, other] = [await newProvider(), await newProvider()]
  for (const { token } of [own, other, own]) expect((await close(token)).status).toBe(200)
  const invited = { name: 'سعد العتيبي', phone: '0555123987', country_code: '966', permissions: [] }
  expect((await call('POST', '/api/provider/users', { token: own.memberToken, body: invited })).status).toBe(201)
  const all = await logOf(own.token)
  expect(all.data.map(({ actor_name }) => actor_name)).toEqual([own.member.name, own.owner.name, own.owner.name])
  expect(all.data.at(-1)).toMatchObject({ action: { ar: 'تعديل', en: 'Updated' }, subject: { en: 'Provider' } })
  expect((await logOf(own.token, `?user_id=${own.member.id}`)).data).toHaveLength(1)
  expect((await logOf(own.token, `?user_id=${other.owner.id}`)).data).toEqual([])
  expect(await logOf(own.token, '?page=2&per_page=2')).toMatchObject({ data: [{}], pagination: { total_items: 3, total_pages: 2 } })
  expect((await logOf(other.token)).data).toHaveLength(1)
  expect((await call('GET', '/api/provider/log', { token: own.memberToken })).status).toBe(403)
})

test('an entry about an order has its number', async () => {
  const { app: demo, provider, offeredOrder } = await orderFixture()
  const { id } = await offeredOrder()
  const order = await demo.call('GET', `/api/orders/${id}`, { token: provider })
  const log = await demo.call('GET', '/api/provider/log', { token: provider })
  expect(log.body.data?.data?.[0]).toMatchObject({ order_id: id, title: { en: order.body.data?.number } })
})

test('a report about a provider reaches the administration once while it is open', async () => {
  const [provider, waiting] = [await newProvider(), await newProvider('pending_review')]
  const client = await newClient(app)
  const token = await sessionToken(app, client)
  const body = { reason: 'conduct', message: 'طلب الدفع خارج المنصة' }
  const report = (id: string, sender?: string, sent: object = body) =>
    call('POST', `/api/providers/${id}/report`, { body: sent, ...(sender && { token: sender }) })
  expect((await report(provider.provider_id)).status).toBe(401)
  expect((await report(waiting.provider_id, token)).status).toBe(404)
  expect((await report(provider.provider_id, provider.token)).status).toBe(403)
  expect(Object.keys((await report(provider.provider_id, token, { reason: 'rude', message: '' })).body.errors ?? {})).toEqual([
    'reason',
    'message',
  ])
  expect((await report(provider.provider_id, token, { ...body, status: 'responded' })).status).toBe(422)
  const sent = await Promise.all([report(provider.provider_id, token), report(provider.provider_id, token)])
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await db.select().from(complaints)).toMatchObject([
    { user_id: client.id, provider_id: provider.provider_id, status: 'new', ...body },
  ])
  expect((await db.select().from(adminNotifications)).map(({ type }) => type)).toContain('complaint_new')
})

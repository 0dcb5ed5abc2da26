import { impersonationSeconds } from '@wasl/shared/contract/impersonation.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { findValidSessions } from '../live/valid-sessions.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessions } from '../tables/access.ts'
import { admins, providers } from '../tables/people.ts'

const app = await testApp()
const { call, db, server } = app
const superAdmin = await adminToken(app, 'all')
const client = await newClient(app)

const prepare = (user_id: string, token = superAdmin) =>
  call('POST', '/api/admin/impersonations', { token, body: { user_id, reason: 'شكوى من العميل' } })
const exchange = (code: unknown) => call('POST', '/api/auth/impersonation', { body: { code } })
async function viewAs(user_id: string, token = superAdmin) {
  const { data } = (await exchange((await prepare(user_id, token)).body.data?.code)).body
  return String(data?.token)
}
const profile = (token: string) => call('GET', '/api/user/profile', { token })

test('a super admin sees the pages of a client; the code works once and opens nothing by itself', async () => {
  const code = String((await prepare(client.id)).body.data?.code)
  expect(await profile(code)).toMatchObject({ status: 401 })
  const started = await exchange(code)
  expect(started).toMatchObject({ status: 200, body: { data: { user: { id: client.id } } } })
  expect(await profile(String(started.body.data?.token))).toMatchObject({ status: 200, body: { data: { id: client.id } } })
  expect(await exchange(code)).toMatchObject({ status: 400 })
})

test('every write of the API is refused, with any method and for every role', { timeout: 120_000 }, async () => {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'مزوّد', name_en: 'Provider', type: 'company', status: 'approved' })
    .returning()
  const owner = await newClient(app, { role: 'provider', client_type: null, provider_id: provider?.id ?? null })
  const writes = server.registered.filter(
    ({ method, url, action }) =>
      // Other services and the tools of the demo send no session.
      action && !['GET', 'HEAD', 'OPTIONS'].includes(method) && url !== '/api/auth/logout' && !/^(\/api)?\/(dev|webhooks)\//.test(url),
  )
  expect(writes.length).toBeGreaterThan(100)
  const passed: unknown[] = []
  for (const token of [await viewAs(client.id), await viewAs(owner.id)])
    for (const { method, url } of writes) {
      const address = url.replace(/:\w+/g, crypto.randomUUID())
      const { status } = await call(method as 'POST' | 'PATCH' | 'DELETE', address, { token, body: {} })
      if (status !== 403) passed.push([method, url, status])
    }
  expect(passed).toEqual([])
})

test('the copy of personal data and live connections stay closed, and the back office too', async () => {
  const token = await viewAs(client.id)
  for (const { url } of server.registered.filter(({ method, action }) => method === 'GET' && action === 'me.export'))
    expect(await call('GET', url.replace(/:\w+/g, crypto.randomUUID()), { token })).toMatchObject({ status: 403 })
  expect(await call('GET', '/api/admin/customers', { token })).toMatchObject({ status: 403 })
  expect(await findValidSessions(app.createContext(), eq(sessions.user_id, client.id))).toEqual([])
})

test('only a super admin views accounts, only of active users, never of administrators', async () => {
  expect(await prepare(client.id, await adminToken(app, ['customers.list', 'customers.show', 'customers.edit']))).toMatchObject({
    status: 403,
  })
  expect(await prepare(client.id, await sessionToken(app, client))).toMatchObject({ status: 403 })
  const [other] = await db.insert(admins).values({ name: 'مشرف', phone: '+966577000001', is_super: true }).returning()
  expect(await prepare(String(other?.id))).toMatchObject({ status: 404 })
  expect(await prepare((await newClient(app, { status: 'blocked' })).id)).toMatchObject({ status: 409 })
  expect(await call('POST', '/api/admin/impersonations', { token: superAdmin, body: { user_id: client.id } })).toMatchObject({
    status: 422,
  })
})

test('start and end are audited, and the person sees the session and can end it', async () => {
  const user = await newClient(app)
  const own = await sessionToken(app, user)
  const token = await viewAs(user.id)
  const listed = (await call('GET', '/api/user/sessions', { token: own })).body.data
  const list = Object.values(listed ?? {}) as unknown as { id: string; is_administration: boolean }[]
  const viewing = list.flat().find(({ is_administration }) => is_administration)
  expect(viewing).toBeDefined()
  expect(await call('POST', '/api/auth/logout', { token, body: { everywhere: true } })).toMatchObject({ status: 200 })
  expect(await profile(token)).toMatchObject({ status: 401 })
  expect(await profile(own)).toMatchObject({ status: 200 })
  const { rows } = await call('GET', `/api/admin/customers/${user.id}/history`, { token: superAdmin })
  expect(rows).toMatchObject([
    { action: 'end_impersonation', actor_name: 'Test admin' },
    { action: 'impersonate', actor_name: 'Test admin', reason: 'شكوى من العميل' },
  ])
  const again = await viewAs(user.id)
  await call('POST', '/api/user/sessions/end-others', { token: own, body: {} })
  expect(await profile(again)).toMatchObject({ status: 401 })
})

test('the session ends with the administrator’s own, a block and the loss of the role', async () => {
  const newAdmin = async (phone: string) => {
    const [row] = await db.insert(admins).values({ name: 'مشرفة', phone, is_super: true }).returning()
    return { id: String(row?.id), token: await openSession(app.createContext(), { realm: 'admin', admin_id: String(row?.id) }) }
  }
  const leaving = await newAdmin('+966577000002')
  const first = await viewAs(client.id, leaving.token)
  await call('POST', '/api/admin/auth/logout', { token: leaving.token, body: {} })
  expect(await profile(first)).toMatchObject({ status: 401 })
  const demoted = await newAdmin('+966577000003')
  const second = await viewAs(client.id, demoted.token)
  expect(await profile(second)).toMatchObject({ status: 200 })
  await changeAudited(app, admins, { set: { is_super: false }, where: eq(admins.id, demoted.id) })
  expect(await profile(second)).toMatchObject({ status: 401 })
  await changeAudited(app, admins, { set: { is_super: true, status: 'blocked' }, where: eq(admins.id, demoted.id) })
  expect(await profile(second)).toMatchObject({ status: 401 })
})

// Last: it moves the clock.
test('it ends after 15 minutes however much it is used, and a code after a minute', async () => {
  const token = await viewAs(client.id)
  const code = (await prepare(client.id)).body.data?.code
  app.clock.advance(61_000)
  expect(await exchange(code)).toMatchObject({ status: 400 })
  app.clock.advance((impersonationSeconds - 62) * 1000)
  expect(await profile(token)).toMatchObject({ status: 200 })
  app.clock.advance(1000)
  expect(await profile(token)).toMatchObject({ status: 401 })
})

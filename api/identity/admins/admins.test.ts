import { hourMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { testApp } from '../../testing/test-app.ts'
import { openSession } from '../sessions/open-session.ts'
import { admins, roles } from '../tables/people.ts'
import { removeUnknownPermissions } from './remove-unknown-permissions.ts'

const app = await testApp()
const { call, db } = app

const adminPermissions = [
  'admins.list',
  'admins.show',
  'admins.create',
  'admins.edit',
  'admins.block',
  'admins.unblock',
  'admins.reset_password',
]
const rolePermissions = ['roles.list', 'roles.show', 'roles.create', 'roles.edit', 'roles.delete']
let phones = 0
const nextPhone = () => `+9665${70_000_000 + ++phones}`

async function role(permissions: string[]) {
  const [row] = await db.insert(roles).values({ name_ar: 'دور', name_en: 'Role', permissions }).returning()
  if (!row) throw new Error('role: insert returned no row')
  return row
}

async function admin(change: Partial<typeof admins.$inferInsert>) {
  const [row] = await db
    .insert(admins)
    .values({ name: 'Admin', phone: nextPhone(), ...change })
    .returning()
  if (!row) throw new Error('admin: insert returned no row')
  return { ...row, token: await openSession(app.createContext(), { realm: 'admin', admin_id: row.id }) }
}

const managers = await role([...adminPermissions, ...rolePermissions])
const weak = await role(['roles.list'])
const strong = await role(['coupons.edit'])
const owner = await admin({ is_super: true })
const manager = await admin({ role_id: managers.id })

const draft = (more: object = {}) => ({ name: 'نورة القحطاني', phone: nextPhone(), is_super: false, role_id: weak.id, ...more })

test('a new admin receives a password by SMS and logs in with it', async () => {
  const phone = nextPhone()
  const created = await call('POST', '/api/admin/admins', { token: manager.token, body: draft({ phone }) })
  expect(created).toMatchObject({ status: 201, body: { phone, status: 'active', is_super: false } })
  expect(created.text).not.toContain('password')
  const [sms] = await db.select().from(jobs).where(eq(jobs.recipient, phone))
  const password = /كلمة المرور: (\S{12})/.exec(sms?.body ?? '')?.[1] ?? ''
  expect(await call('POST', '/api/admin/auth/login', { body: { phone, password } })).toMatchObject({
    status: 200,
    body: { data: { admin: { permissions: ['roles.list'] } } },
  })
})

test('nobody appoints an admin with more permissions, and only a super admin creates another', async () => {
  const post = (token: string, body: object) => call('POST', '/api/admin/admins', { token, body })
  expect(await post(manager.token, draft({ role_id: strong.id }))).toMatchObject({ status: 403 })
  expect(await post(manager.token, draft({ is_super: true, role_id: null }))).toMatchObject({ status: 403 })
  expect(await post(owner.token, draft({ is_super: true, role_id: null }))).toMatchObject({ status: 201, body: { is_super: true } })
})

test('an admin cannot change themselves, a super admin, or an admin with more permissions', async () => {
  const stronger = await admin({ role_id: strong.id })
  const patch = (id: string, body: object) => call('PATCH', `/api/admin/admins/${id}`, { token: manager.token, body })
  expect(await patch(manager.id, { role_id: weak.id })).toMatchObject({ status: 403 })
  expect(await patch(owner.id, { name: 'Someone else' })).toMatchObject({ status: 403 })
  expect(await patch(stronger.id, { role_id: weak.id })).toMatchObject({ status: 403 })
  const block = (id: string, token: string) =>
    call('POST', `/api/admin/admins/${id}/actions/block`, { token, body: { reason: 'ترك العمل' } })
  expect(await block(manager.id, manager.token)).toMatchObject({ status: 403 })
  expect(await block(owner.id, manager.token)).toMatchObject({ status: 403 })
  expect(await block(owner.id, owner.token)).toMatchObject({ status: 403 })
  expect(await call('PATCH', `/api/admin/admins/${owner.id}`, { token: owner.token, body: { is_super: false } })).toMatchObject({
    status: 403,
  })
  expect(await call('PATCH', `/api/admin/admins/${owner.id}`, { token: owner.token, body: { name: 'عبدالله' } })).toMatchObject({
    status: 200,
  })
})

test('one active super admin remains, even when two demote each other at once', async () => {
  await changeAudited(app, admins, { set: { is_super: false }, where: eq(admins.is_super, true) })
  const [first, second] = [await admin({ is_super: true }), await admin({ is_super: true })]
  const demote = (id: string, token: string) => call('PATCH', `/api/admin/admins/${id}`, { token, body: { is_super: false } })
  const results = await Promise.all([demote(first.id, second.token), demote(second.id, first.token)])
  expect(await db.$count(admins, eq(admins.is_super, true))).toBe(1)
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  await changeAudited(app, admins, { set: { is_super: true }, where: eq(admins.id, owner.id) })
})

test('blocking requires a reason, ends the sessions at once and can be undone', async () => {
  const someone = await admin({ role_id: weak.id })
  const url = `/api/admin/admins/${someone.id}/actions`
  expect(await call('GET', '/api/admin/roles', { token: someone.token })).toMatchObject({ status: 200 })
  expect(await call('POST', `${url}/block`, { token: manager.token, body: {} })).toMatchObject({ status: 422 })
  expect(await call('POST', `${url}/block`, { token: manager.token, body: { reason: 'ترك العمل' } })).toMatchObject({ status: 200 })
  expect(await call('GET', '/api/admin/roles', { token: someone.token })).toMatchObject({ status: 401 })
  const history = await call('GET', `/api/admin/admins/${someone.id}/history`, { token: manager.token })
  expect(history.rows[0]).toMatchObject({ action: 'block', reason: 'ترك العمل' })
  expect(await call('POST', `${url}/unblock`, { token: manager.token, body: {} })).toMatchObject({ body: { status: 'active' } })
})

test('a password reset ends the sessions and sends a new password', async () => {
  const someone = await admin({ role_id: weak.id })
  const url = `/api/admin/admins/${someone.id}/actions/reset_password`
  expect(await call('POST', url, { token: manager.token, body: {} })).toMatchObject({ status: 200 })
  expect(await call('GET', '/api/admin/roles', { token: someone.token })).toMatchObject({ status: 401 })
  const [sms] = await db.select().from(jobs).where(eq(jobs.recipient, someone.phone))
  expect(sms?.body).toContain('كلمة مرورك الجديدة')
})

test('nobody gives a role permissions they lack or changes a role with more permissions', async () => {
  const name = { ar: 'دور جديد', en: 'A new role' }
  const post = (permissions: string[]) => call('POST', '/api/admin/roles', { token: manager.token, body: { name, permissions } })
  expect(await post(['roles.list'])).toMatchObject({ status: 201 })
  expect(await post(['coupons.edit'])).toMatchObject({ status: 403 })
  expect(await post(['coupons.fly'])).toMatchObject({ status: 422, body: { errors: { permissions: [expect.any(String)] } } })
  const edit = (id: string, body: object) => call('PATCH', `/api/admin/roles/${id}`, { token: manager.token, body })
  expect(await edit(strong.id, { permissions: [] })).toMatchObject({ status: 403 })
  expect(await edit(managers.id, { name })).toMatchObject({ status: 403 })
  expect(await edit(weak.id, { permissions: ['roles.list', 'roles.show'] })).toMatchObject({ status: 200 })
})

test('permissions of a removed resource are taken out of the roles, and refused in a change', async () => {
  const body = { name: { ar: 'دور قديم', en: 'An old role' }, permissions: ['roles.list'] }
  const { id } = (await call('POST', '/api/admin/roles', { token: owner.token, body })).body
  const stored = { permissions: ['roles.list', 'warranties.list'] }
  await changeAudited(app, roles, { set: stored, where: eq(roles.id, String(id)) })
  const edit = await call('PATCH', `/api/admin/roles/${id}`, {
    token: owner.token,
    body: { permissions: [...stored.permissions, 'roles.show'] },
  })
  expect(edit).toMatchObject({ status: 422, body: { errors: { permissions: [expect.any(String)] } } })
  await removeUnknownPermissions(app.shared)
  expect((await call('GET', `/api/admin/roles/${id}`, { token: owner.token })).body.permissions).toEqual(['roles.list'])
})

test('a changed role takes effect on the next request', async () => {
  const own = await role(['coupons.list'])
  const someone = await admin({ role_id: own.id })
  expect((await call('GET', '/api/admin/coupons', { token: someone.token })).status).toBe(200)
  await call('PATCH', `/api/admin/roles/${own.id}`, { token: owner.token, body: { permissions: ['faqs.list'] } })
  expect((await call('GET', '/api/admin/coupons', { token: someone.token })).status).toBe(403)
  expect((await call('GET', '/api/admin/faqs', { token: someone.token })).status).toBe(200)
})

test('a role in use cannot be deleted', async () => {
  expect(await call('DELETE', `/api/admin/roles/${weak.id}`, { token: owner.token })).toMatchObject({
    status: 409,
    body: { references: [{ resource: 'admins' }] },
  })
})

// Last: it moves the clock past the sessions of the tests above.
test('a temporary password expires unless it is changed in time; another can be sent', async () => {
  const { temporary_password_hours } = await loadSettings(app.createContext())
  const phone = nextPhone()
  const created = await call('POST', '/api/admin/admins', { token: owner.token, body: draft({ phone }) })
  const sentPassword = async () => {
    const messages = await db.select().from(jobs).where(eq(jobs.recipient, phone)).orderBy(jobs.created_at)
    return /: (\S{12})\n/.exec(messages.at(-1)?.body ?? '')?.[1] ?? ''
  }
  const logIn = (password: string) => call('POST', '/api/admin/auth/login', { body: { phone, password } })
  const first = await sentPassword()
  app.clock.advance(temporary_password_hours * hourMs - minuteMs)
  expect(await logIn(first)).toMatchObject({ status: 200 })
  app.clock.advance(minuteMs)
  expect(await logIn(first)).toMatchObject({ status: 400, body: { msg: expect.stringContaining('temporary') } })
  expect((await logIn('not the password')).body.msg).not.toContain('temporary')

  const token = await openSession(app.createContext(), { realm: 'admin', admin_id: owner.id })
  expect(await call('POST', `/api/admin/admins/${created.body.id}/actions/reset_password`, { token, body: {} })).toMatchObject({
    status: 200,
  })
  const second = await sentPassword()
  const newToken = String((await logIn(second)).body.data?.token)
  const own = { current: second, password: 'a better one', password_confirmation: 'a better one' }
  expect(await call('POST', '/api/admin/auth/password', { token: newToken, body: own })).toMatchObject({ status: 200 })
  app.clock.advance(temporary_password_hours * hourMs)
  expect(await logIn('a better one')).toMatchObject({ status: 200 })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../../environment/paths.ts'
import { loadActiveAdmin } from '../../resources/load-active-admin.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { findValidAdmins } from '../live/valid-admins.ts'
import { openSession } from '../sessions/open-session.ts'
import { sessions } from '../tables/access.ts'
import { admins, roles } from '../tables/people.ts'
import { removeUnknownPermissions } from './remove-unknown-permissions.ts'

const app = await testApp()
const { call, db } = app

const superAdmin = await adminToken(app, 'all')
const managerPermissions = ['admins.list', 'admins.show', 'admins.create', 'admins.edit', 'coupons.list', 'coupons.show']
const manager = await adminToken(app, managerPermissions)
const roleId = async (permissions: string[]) => {
  const name = { ar: 'دور', en: 'A role' }
  return String((await call('POST', '/api/admin/roles', { token: superAdmin, body: { name, permissions } })).body.id)
}
const couponRole = await roleId(['coupons.list', 'coupons.show'])

let phones = 0
async function newAdmin(fields: object, token = superAdmin) {
  const body = { name: 'نورة', phone: `+9665${71_000_000 + ++phones}`, role_id: couponRole, ...fields }
  return call('POST', '/api/admin/admins', { token, body })
}
/** The session of an admin who has chosen a password. */
async function tokenOf(id: unknown): Promise<string> {
  await db
    .update(admins)
    .set({ password_expires_at: null })
    .where(eq(admins.id, String(id)))
  return openSession(app.createContext(), { realm: 'admin', admin_id: String(id) })
}
const edit = (id: unknown, body: object, token = superAdmin) => call('PATCH', `/api/admin/admins/${id}`, { token, body })

test('an admin has the permissions of the role and the granted ones, without the denied ones', async () => {
  const created = await newAdmin({ granted_permissions: ['faqs.list'], denied_permissions: ['coupons.show'] })
  expect(created).toMatchObject({ status: 201, body: { effective_permissions: ['coupons.list', 'faqs.list'] } })
  const token = await tokenOf(created.body.id)
  expect((await call('GET', '/api/admin/faqs', { token })).status).toBe(200)
  expect((await call('GET', '/api/admin/coupons', { token })).status).toBe(200)
  expect((await call('GET', `/api/admin/coupons/${crypto.randomUUID()}`, { token })).status).toBe(403)
  const session = (await call('GET', '/api/admin/auth/me', { token })).body.data
  expect(session).toMatchObject({ permissions: ['coupons.list', 'faqs.list'] })
})

test('a change applies to the next request, to live connections and to work in the background', async () => {
  const { id } = (await newAdmin({})).body
  const token = await tokenOf(id)
  expect((await call('GET', '/api/admin/coupons', { token })).status).toBe(200)
  await edit(id, { denied_permissions: ['coupons.list'] })
  expect((await call('GET', '/api/admin/coupons', { token })).status).toBe(403)
  const [connection] = await findValidAdmins(app.createContext(), eq(sessions.admin_id, String(id)))
  expect([...(connection?.admin.permissions ?? [])]).toEqual(['coupons.show'])
  expect([...((await loadActiveAdmin(app, String(id)))?.permissions ?? [])]).toEqual(['coupons.show'])
  await edit(id, { denied_permissions: [] })
  expect((await call('GET', '/api/admin/coupons', { token })).status).toBe(200)
})

test('a denied permission is missing on generic routes, bulk actions and exports', async () => {
  const role_id = await roleId(['faqs.list', 'faqs.show', 'faqs.edit', 'faqs.delete'])
  const { id } = (await newAdmin({ role_id, denied_permissions: ['faqs.delete', 'faqs.list'] })).body
  const token = await tokenOf(id)
  const ids = [crypto.randomUUID()]
  expect((await call('DELETE', `/api/admin/faqs/${ids[0]}`, { token })).status).toBe(403)
  expect((await call('POST', '/api/admin/faqs/bulk', { token, body: { action: 'delete', ids } })).status).toBe(403)
  expect((await call('GET', '/api/admin/faqs/export.csv', { token })).status).toBe(403)
})

test('nobody grants a permission they lack, changes an admin who has one, or restores one by lifting a denial', async () => {
  expect(await newAdmin({ granted_permissions: ['coupons.list'] }, manager)).toMatchObject({ status: 201 })
  expect(await newAdmin({ granted_permissions: ['coupons.fly', 'faqs.list'] }, manager)).toMatchObject({ status: 422 })
  expect(await newAdmin({ granted_permissions: ['faqs.list'] }, manager)).toMatchObject({ status: 403 })
  const stronger = (await newAdmin({ granted_permissions: ['faqs.list'] })).body.id
  expect(await edit(stronger, { granted_permissions: [] }, manager)).toMatchObject({ status: 403 })
  const denied = (await newAdmin({ role_id: await roleId(['faqs.list']), denied_permissions: ['faqs.list'] })).body.id
  expect(await edit(denied, { denied_permissions: [] }, manager)).toMatchObject({ status: 403 })
})

test('a permission that is denied to the manager cannot be granted, though the role has it', async () => {
  const role_id = await roleId(managerPermissions)
  const { id } = (await newAdmin({ role_id, denied_permissions: ['coupons.list'] })).body
  const token = await tokenOf(id)
  expect(await newAdmin({ role_id: null, granted_permissions: ['coupons.list'] }, token)).toMatchObject({ status: 403 })
  expect(await newAdmin({ role_id: null, granted_permissions: ['coupons.show'] }, token)).toMatchObject({ status: 201 })
})

test('nobody changes their own exceptions, and a super admin has none', async () => {
  const idOf = async (token: string) => (await call('GET', '/api/admin/auth/me', { token })).body.data?.id
  expect(await edit(await idOf(manager), { granted_permissions: ['coupons.list'] }, manager)).toMatchObject({ status: 403 })
  expect(await edit(await idOf(superAdmin), { denied_permissions: ['coupons.list'] })).toMatchObject({
    status: 200,
    body: { denied_permissions: null },
  })
})

test('a permission is not both allowed and not allowed, exists, and the effective ones are not written', async () => {
  const both = await newAdmin({ granted_permissions: ['faqs.list'], denied_permissions: ['faqs.list'] })
  expect(both).toMatchObject({ status: 422, body: { errors: { denied_permissions: [expect.any(String)] } } })
  expect(await newAdmin({ denied_permissions: ['coupons.fly'] })).toMatchObject({
    status: 422,
    body: { errors: { denied_permissions: [expect.any(String)] } },
  })
  expect(await newAdmin({ effective_permissions: ['faqs.list'] })).toMatchObject({ status: 422 })
})

test('permissions of a removed resource are taken out of the exceptions', async () => {
  const id = String((await newAdmin({})).body.id)
  await changeAudited(app, admins, { set: { granted_permissions: ['warranties.list', 'faqs.list'] }, where: eq(admins.id, id) })
  await removeUnknownPermissions(app.shared)
  expect((await call('GET', `/api/admin/admins/${id}`, { token: superAdmin })).body.effective_permissions).toEqual([
    'coupons.list',
    'coupons.show',
    'faqs.list',
  ])
})

test('who decides claims on security deposits reads them and their rentals since the migration', async () => {
  const reads = ['deposit-claims.list', 'deposit-claims.show', 'rentals.list', 'rentals.show']
  const decides = await roleId(['deposit-claims.decide', 'rentals.list'])
  const others = await roleId(['faqs.list'])
  const granted = String(
    (await newAdmin({ granted_permissions: ['deposit-claims.approve'], denied_permissions: ['rentals.show'] })).body.id,
  )
  await db.transaction(async (tx) => {
    const statements = readFileSync(join(migrationsFolder, '0094_read_decided_claims.sql'), 'utf8').split('--> statement-breakpoint')
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
  const permissionsOf = async (id: string) => (await db.select().from(roles).where(eq(roles.id, id)))[0]?.permissions
  expect((await permissionsOf(decides))?.toSorted()).toEqual(['deposit-claims.decide', ...reads].toSorted())
  expect(await permissionsOf(others)).toEqual(['faqs.list'])
  const { body } = await call('GET', `/api/admin/admins/${granted}`, { token: superAdmin })
  expect(body.granted_permissions).toEqual(['deposit-claims.approve', 'deposit-claims.list', 'deposit-claims.show', 'rentals.list'])
})

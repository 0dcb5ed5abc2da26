import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../platform/db/tables/system.ts'
import { testApp } from '../../testing/test-app.ts'
import { addSuperAdmin } from './add-super-admin.ts'

const { call, db, ctxOf } = await testApp()
const wanted = { name: 'منى الحربي', phone: '0512345678', password: 'riyadh-2026' }

test('the first super admin of an installation can log in, and its making is on record', async () => {
  const { id } = await addSuperAdmin(ctxOf(), wanted)
  const opened = await call('POST', '/api/admin/auth/login', { body: { phone: wanted.phone, password: wanted.password } })
  expect(opened.body.data?.admin).toMatchObject({ id, is_super: true })
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.row_id, id))
  expect(entry).toMatchObject({ actor_kind: 'system', action: 'create', resource: 'admins' })
  expect(JSON.stringify(entry)).not.toContain('riyadh-2026')
})

test('a taken phone, a bad phone and a short password are refused', async () => {
  await expect(addSuperAdmin(ctxOf(), wanted)).rejects.toMatchObject({ errors: { phone: expect.anything() } })
  await expect(addSuperAdmin(ctxOf(), { ...wanted, phone: '12345' })).rejects.toMatchObject({ errors: { phone: expect.anything() } })
  await expect(addSuperAdmin(ctxOf(), { ...wanted, phone: '0512345679', password: 'short' })).rejects.toThrow('password')
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { testApp } from '../../testing/test-app.ts'
import { addSuperAdmin } from './add-super-admin.ts'

const { call, db, createContext } = await testApp()
const input = { name: 'منى الحربي', phone: '0512345678', password: 'riyadh-2026' }

test('the first super admin of a deployment can log in and has an audit entry', async () => {
  const { id } = await addSuperAdmin(createContext(), input)
  const response = await call('POST', '/api/admin/auth/login', { body: { phone: input.phone, password: input.password } })
  expect(response.body.data?.admin).toMatchObject({ id, is_super: true })
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.row_id, id))
  expect(entry).toMatchObject({ actor_kind: 'system', action: 'create', resource: 'admins' })
  expect(JSON.stringify(entry)).not.toContain('riyadh-2026')
})

test('rejects a taken phone, an invalid phone and a short password', async () => {
  await expect(addSuperAdmin(createContext(), input)).rejects.toMatchObject({ errors: { phone: expect.anything() } })
  await expect(addSuperAdmin(createContext(), { ...input, phone: '12345' })).rejects.toThrow('phone')
  await expect(addSuperAdmin(createContext(), { ...input, phone: '0512345679', password: 'short' })).rejects.toThrow('password')
})

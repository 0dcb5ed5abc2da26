import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { contactMessages } from '../../messaging/tables/contact.ts'
import { adminNotifications } from '../../messaging/tables/notifications.ts'
import { settlements } from '../../money/tables/from-registry.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/types.ts'
import { testApp } from '../../testing/test-app.ts'
import { auditEntries } from '../tables/audit-entries.ts'
import { insertRow, insertRowUnlessTaken } from './insert-row.ts'
import { insertRows } from './insert-rows.ts'

const { createContext, db, shared } = await testApp()
const message = {
  name: 'سارة',
  email: 's@example.com',
  subject: 'سؤال',
  message: 'متى؟',
  address: '::1',
  created_at: '2026-11-24T07:00:00.000Z',
}
const person = { name: 'سارة', phone: '+966500000777', country_code: '966', password_hash: 'x', role: 'client', status: 'active' } as const
const entries = () => db.select().from(auditEntries).where(eq(auditEntries.resource, 'contact-messages'))
const announced: string[] = []
shared.newRows.on('inserted', (table) => announced.push(table))
beforeEach(() => {
  announced.length = 0
})

test('a row is announced with its audit entry, once it is committed', async () => {
  const { row, before } = await inTransaction(createContext(), async (ctx) => {
    const after = ({ subject }: { subject: string }) => ({ subject })
    const row = await insertRow(ctx, contactMessages, message, { resource: 'contact-messages', after })
    return { row, before: [...announced] }
  })
  expect([before, announced]).toEqual([[], ['contact_messages', 'audit_entries', 'admin_notifications']])
  const [entry] = await entries()
  expect(entry).toMatchObject({ action: 'create', row_id: row.id, after: { subject: message.subject }, actor_kind: 'system' })
})

test('inserting a pending row notifies administrators, and inserting any other row notifies nobody', async () => {
  await db.delete(adminNotifications)
  await insertRow(createContext(), contactMessages, message, 'is a record')
  await insertRow(createContext(), contactMessages, { ...message, status: 'answered' }, 'is a record')
  await insertRowUnlessTaken(createContext(), users, users.phone, { ...person, phone: '+966500000778' }, 'is from a guest')
  expect(await db.select().from(adminNotifications)).toMatchObject([{ type: 'contact_message_new', resource: 'contact-messages' }])
})

test('a rolled-back row is not announced', async () => {
  const failing = inTransaction(createContext(), async (ctx) => {
    await insertRows(ctx, contactMessages, [message, message], 'is a record')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(announced).toEqual([])
})

test('a row whose unique value is taken changes nothing', async () => {
  const insert = () =>
    insertRowUnlessTaken(createContext(), users, users.phone, person, { resource: 'users', after: { name: person.name } })
  expect(await insert()).toMatchObject({ phone: person.phone })
  announced.length = 0
  expect(await insert()).toBeUndefined()
  expect(announced).toEqual([])
  expect(await db.$count(auditEntries, eq(auditEntries.resource, 'users'))).toBe(1)
})

test('a table that the back office lists is inserted into by these functions alone', () => {
  const compiled = (database: Database) => {
    // @ts-expect-error
    database.insert(users)
    // @ts-expect-error
    database.insert(settlements)
    // @ts-expect-error
    void insertRow(createContext(), contactMessages, message)
  }
  expect(compiled).toBeTypeOf('function')
})

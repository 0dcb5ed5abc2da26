import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { audit } from '../../resources/write/audit.ts'
import { testApp } from '../../testing/test-app.ts'
import { actorOf } from './order-actor.ts'

const { createContext, db } = await testApp()

test('background work acts as the system, a guest never does', async () => {
  const order = { client_id: randomUUID() }
  expect(actorOf(createContext({ kind: 'system' }), order)).toBe('system')
  expect(() => actorOf(createContext({ kind: 'guest' }), order)).toThrow('Please log in')
  const entry = { action: 'edit', resource: 'orders', row_id: randomUUID() }
  await expect(audit(createContext({ kind: 'guest' }), entry)).rejects.toThrow('guest')
  await audit(createContext({ kind: 'system' }), entry)
  expect(await db.select().from(auditEntries)).toMatchObject([{ actor_kind: 'system', actor_id: null, actor_name: 'system' }])
})

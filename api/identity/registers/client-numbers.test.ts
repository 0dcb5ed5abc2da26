import { hourMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { loadParties } from '../../money/documents/parties.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { audit } from '../../resources/write/audit.ts'
import { demoPhones } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { erasedState, eraseUser } from '../personal-data/erase-user.ts'
import { register_checks } from '../tables/from-registry.ts'
import { providers, users } from '../tables/people.ts'
import { checkNumbers, scheduleClientNumberCheck } from './check-numbers.ts'

const app = await testApp({}, { demo: true })
const { db, clock, shared, createContext } = app
const registers = shared.adapters.registers
if (!registers) throw new Error('the demo has a stand-in of the registers')
const [company] = await db
  .select()
  .from(users)
  .where(eq(users.phone, `+966${demoPhones.companyClient.slice(1)}`))
const id = company?.id ?? ''
const [provider] = await db.select().from(providers)

const row = async () => (await db.select().from(users).where(eq(users.id, id)))[0]
const checks = () => db.select().from(register_checks).where(eq(register_checks.client_id, id)).orderBy(register_checks.checked_at)
const change = async (vat_number: string) => {
  await db.update(users).set({ vat_number }).where(eq(users.id, id))
  await scheduleClientNumberCheck(createContext(), id)
  await runQueues(shared, ['registers'])
}
const numberOnPapers = async () =>
  (await loadParties(createContext(), { provider_id: provider?.id ?? '', client_id: id, sold_by: 'provider' })).buyer.vat_number
const notified = async () => {
  const rows = await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, id))
  return rows.map(({ type }) => type).filter((type) => type.startsWith('client_number'))
}
afterEach(() => void vi.restoreAllMocks())

test('a VAT number of a company client that its register does not confirm is on no new paper, and the client is told once', async () => {
  await change('300123456700003')
  expect([await checks(), await numberOnPapers(), await notified()]).toMatchObject([
    [{ register: 'vat', result: 'valid' }],
    '300123456700003',
    [],
  ])
  await change('310999990000003')
  expect(await row()).toMatchObject({ vat_number: '310999990000003', invalid_vat_number: '310999990000003' })
  expect([await numberOnPapers(), await notified()]).toEqual([null, ['client_number_invalid']])
  await checkNumbers(shared, { payload: null })
  expect(await checks()).toHaveLength(2)
  clock.advance(25 * hourMs)
  await checkNumbers(shared, { payload: null })
  expect([(await checks()).length, await notified()]).toEqual([3, ['client_number_invalid']])
  vi.spyOn(registers, 'lookUp').mockResolvedValue({ is_valid: true, name: 'نماء' })
  clock.advance(25 * hourMs)
  await checkNumbers(shared, { payload: null })
  expect([await numberOnPapers(), await notified()]).toEqual(['310999990000003', ['client_number_invalid', 'client_number_valid']])
})

test('no answer changes nothing, and is stored once', async () => {
  await db.update(users).set({ vat_number: '310888880000003' }).where(eq(users.id, id))
  for (let times = 0; times < 2; times++) await expect(checkNumbers(shared, { payload: null })).rejects.toThrow('no answer')
  expect((await checks()).filter(({ checked_number }) => checked_number === '310888880000003')).toMatchObject([{ result: 'no_answer' }])
  expect(await numberOnPapers()).toBe('310888880000003')
})

test('a deleted account leaves no check of its number', async () => {
  const user = await row()
  if (!user) throw new Error('no company client')
  await inTransaction(systemCtx(shared), async (ctx) => {
    await eraseUser(ctx, user)
    await audit(ctx, { action: 'delete_account', resource: 'customers', row_id: id, after: erasedState })
  })
  expect([await checks(), (await row())?.invalid_vat_number]).toEqual([[], null])
})

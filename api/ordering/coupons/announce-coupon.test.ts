import { dayMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { beforeAll, expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, clock, db } = app
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

let count = 0
/** Creates a coupon and returns its id. */
async function newCoupon(change: object): Promise<string> {
  count += 1
  const title = { ar: 'خصم الصيف', en: 'Summer discount' }
  const terms = { type: 'ratio', discount_percent: 10, max_use: 5, start_date: '2026-01-01', expire_date: '2099-01-01' }
  const created = await call('POST', '/api/admin/coupons', { token, body: { title, code: `SUM${count}`, ...terms, ...change } })
  expect(created.status).toBe(201)
  return String(created.body.id)
}
const announce = (id: string) => call('POST', `/api/admin/coupons/${id}/actions/send_notification`, { token, body: {} })

const day = (from: number) => riyadhDate(new Date(Date.parse(clock.now()) + from * dayMs).toISOString())
async function advanceDays(days: number) {
  clock.advance(days * dayMs)
  token = await adminToken(app, 'all') // an administrator's session does not last for days
}

test.each([
  ['has not started yet', () => ({ start_date: day(1) })],
  ['has expired', () => ({ expire_date: day(1) })],
  ['is closed', () => ({ is_open: false })],
])('a coupon that %s cannot be announced', async (state, change) => {
  const id = await newCoupon(change())
  if (state === 'has expired') await advanceDays(2)
  const before = await db.$count(notifications)
  expect(await announce(id)).toMatchObject({ status: 409, body: { msg: 'Only available coupons can be announced' } })
  expect(await db.$count(notifications)).toBe(before)
})

test('a coupon can be announced from its first to its last day', async () => {
  const first = await newCoupon({ start_date: day(0) })
  const last = await newCoupon({ expire_date: day(1) })
  expect((await announce(first)).status).toBe(200)
  await advanceDays(1)
  expect((await announce(last)).status).toBe(200)
})

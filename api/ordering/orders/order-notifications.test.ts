import { expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/run-due-jobs.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, payOrder, type Sent, statusOf } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'

const { house, client, provider, world, move, does, accepted, toldTo } = await orderHouse()
const typesTo = async (phone: string, order: Sent) => (await toldTo(phone, order)).map(({ type }) => type)
const ofCancelling = (types: readonly string[]) => types.filter((type) => type.startsWith('cancelled'))

test('the client is told when its provider cancels, the provider when its client does, and nobody of what they did', async () => {
  const reason = 'ظرف طارئ'
  const byProvider = await does(provider, await accepted(), 'cancel', { reason })
  expect(ofCancelling(await typesTo(demoPeople.client, byProvider))).toEqual(['cancelled_by_provider'])
  expect(ofCancelling(await typesTo(demoPeople.company, byProvider))).toEqual([])
  const byClient = await does(client, await accepted(), 'cancel', { reason })
  expect(ofCancelling(await typesTo(demoPeople.client, byClient))).toEqual([])
  expect(ofCancelling(await typesTo(demoPeople.company, byClient))).toEqual(['cancelled_by_client'])
})

test('when the administration cancels, the client reads that it was the administration, and the provider is told', async () => {
  const order = await accepted()
  const admin = await signIn(house, demoPeople.superAdmin)
  expect((await move(admin, order, 'cancel', { reason: 'مخالفة الشروط' })).status).toBe(200)
  expect(ofCancelling(await typesTo(demoPeople.client, order))).toEqual(['cancelled_by_admin'])
  expect(ofCancelling(await typesTo(demoPeople.company, order))).toEqual(['cancelled_by_client'])
})

test('of users of the provider those who see orders are told', async () => {
  const order = await accepted()
  expect(await typesTo(demoPeople.userShow, order)).toContain('offer_accepted')
  expect(await typesTo(demoPeople.userNothing, order)).toEqual([])
})

test('a client who confirms is asked for a review; where the clock confirms the client is told so', async () => {
  const delivered = async () => {
    const order = await payableOrder(house, client, provider, world)
    await payOrder(house, client, order, `pay-${order.id}`)
    return does(provider, order, 'deliver')
  }
  const confirmed = await does(client, await delivered(), 'confirm_receipt')
  expect(await typesTo(demoPeople.client, confirmed)).toContain('review_reminder')
  expect(await typesTo(demoPeople.client, confirmed)).not.toContain('auto_completed')
  const waiting = await delivered()
  house.clock.advance(14 * 24 * 3_600_000)
  await runDueJobs(house.shared)
  expect(await typesTo(demoPeople.client, waiting)).toContain('auto_completed')
  expect(await typesTo(demoPeople.company, waiting)).toContain('receipt_confirmed')
  expect(await statusOf(house, await signIn(house, demoPeople.client), waiting)).toBe('completed')
})

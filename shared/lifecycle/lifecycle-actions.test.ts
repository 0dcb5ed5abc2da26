import { expect, test } from 'vitest'
import { complaintLifecycle } from './complaints.ts'
import { stepActionsOf, transitionActionsOf } from './lifecycle-actions.ts'
import { orderLifecycle } from './orders/order-lifecycle.ts'

const now = '2026-11-21T09:30:00.000Z'

test('the administration gets the steps that are its own, each from where it begins to where it leads', () => {
  const actions = stepActionsOf(complaintLifecycle, { take: { by: 'admin_id' }, reply: { ask: ['reply'] } })
  expect(Object.keys(actions)).toEqual(['take', 'reply'])
  expect(actions.take).toMatchObject({ set: { status: 'in_progress' }, by: 'admin_id' })
  expect(actions.reply).toMatchObject({ set: { status: 'responded' }, ask: ['reply'], label: ['Reply', 'رد'] })
  expect([actions.take?.when({ status: 'new' }, now), actions.take?.when({ status: 'responded' }, now)]).toEqual([true, false])
})

test('a transition becomes an act of its verb, with the access of the administration and nothing to set itself', () => {
  const { cancel, cancel_paid } = transitionActionsOf(orderLifecycle, 'move_order', ['cancel', 'cancel_paid'], {
    cancel: { from: ['submitted'] },
  })
  expect(cancel).toMatchObject({ verb: 'move_order', access: 'adm.order.write', reason: 'required', set: {} })
  expect([cancel?.when({ status: 'submitted' }, now), cancel?.when({ status: 'delivered' }, now)]).toEqual([true, false])
  expect([cancel_paid?.access, cancel_paid?.when({ status: 'delivered' }, now)]).toEqual(['adm.refund', true])
})

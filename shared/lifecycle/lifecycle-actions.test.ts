import { expect, test } from 'vitest'
import { complaintLifecycle } from './complaints.ts'
import { statusActions, transitionActions } from './lifecycle-actions.ts'
import { orderLifecycle } from './orders/order-lifecycle.ts'

const now = '2026-11-21T09:30:00.000Z'

test('transitions of the administration become actions with their statuses and target', () => {
  const actions = statusActions(complaintLifecycle, { take: { actorField: 'admin_id' }, reply: { inputs: ['reply'] } })
  expect(Object.keys(actions)).toEqual(['take', 'reply'])
  expect(actions.take).toMatchObject({ set: { status: 'in_progress' }, actorField: 'admin_id' })
  expect(actions.reply).toMatchObject({ set: { status: 'responded' }, inputs: ['reply'], label: { en: 'Reply', ar: 'رد' } })
  expect([actions.take?.when({ status: 'new' }, now), actions.take?.when({ status: 'responded' }, now)]).toEqual([true, false])
})

test('unknown transitions and options do not compile', () => {
  // @ts-expect-error the lifecycle has no such transition
  statusActions(complaintLifecycle, { takes: {} })
  // @ts-expect-error the administration does not make this transition
  statusActions(complaintLifecycle, { answer_back: {} })
  // @ts-expect-error an action has no option of this name
  statusActions(complaintLifecycle, { take: { actor: 'admin_id' } })
  // @ts-expect-error the administration does not make this transition
  transitionActions(orderLifecycle, 'transition_order', ['submit'])
  // @ts-expect-error an action has no option of this name
  transitionActions(orderLifecycle, 'transition_order', ['cancel'], { cancel: { form: ['submitted'] } })
  // @ts-expect-error an override is for one of the listed transitions
  transitionActions(orderLifecycle, 'transition_order', ['cancel'], { cancel_paid: {} })
  // @ts-expect-error a status is one of the lifecycle
  transitionActions(orderLifecycle, 'transition_order', ['cancel'], { cancel: { from: ['sent'] } })
  expect(Object.keys(statusActions(complaintLifecycle, {}))).toEqual(['take', 'reply'])
})

test('a transition becomes an action of its handler, with the admin access and nothing to set', () => {
  const { cancel, cancel_paid } = transitionActions(orderLifecycle, 'transition_order', ['cancel', 'cancel_paid'], {
    cancel: { from: ['submitted'] },
  })
  expect(cancel).toMatchObject({ handler: 'transition_order', access: 'adm.order.write', reason: 'required', set: {} })
  expect([cancel?.when({ status: 'submitted' }, now), cancel?.when({ status: 'delivered' }, now)]).toEqual([true, false])
  expect([cancel_paid?.access, cancel_paid?.when({ status: 'delivered' }, now)]).toEqual(['adm.refund', true])
})

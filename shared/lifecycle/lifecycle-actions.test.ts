import { expect, test } from 'vitest'
import { statusLifecycle } from '../registry/status-lifecycle.ts'
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

test('names that a small lifecycle does not declare do not compile', () => {
  const text = { en: 'X', ar: 'س' }
  const visit = { label: text, start: 'new', statuses: { new: text, done: text }, tones: { new: 'warn', done: 'good' }, turns: {} } as const
  const finish = { label: text, by: 'admin', from: 'new', to: 'done' } as const
  const wrong = [
    // @ts-expect-error a target is a status
    () => statusLifecycle({ ...visit, transitions: { finish: { ...finish, to: 'gone' } } }),
    // @ts-expect-error it starts in a status
    () => statusLifecycle({ ...visit, start: 'gone', transitions: { finish } }),
    // @ts-expect-error a tone is one of four
    () => statusLifecycle({ ...visit, tones: { new: 'red', done: 'good' }, transitions: { finish } }),
    // @ts-expect-error an actor is one of five
    () => statusLifecycle({ ...visit, transitions: { finish: { ...finish, by: 'nobody' } } }),
    // @ts-expect-error a turn is in a status
    () => statusLifecycle({ ...visit, turns: { gone: { turn: 'admin', next: text } }, transitions: { finish } }),
  ]
  expect(wrong).toHaveLength(5)
})

test('a transition becomes an action of its handler, with the admin access and nothing to set', () => {
  const { cancel, cancel_paid } = transitionActions(orderLifecycle, 'transition_order', ['cancel', 'cancel_paid'], {
    cancel: { from: ['submitted'] },
  })
  expect(cancel).toMatchObject({ handler: 'transition_order', access: 'adm.order.write', reason: 'required', set: {} })
  expect([cancel?.when({ status: 'submitted' }, now), cancel?.when({ status: 'delivered' }, now)]).toEqual([true, false])
  expect([cancel_paid?.access, cancel_paid?.when({ status: 'delivered' }, now)]).toEqual(['adm.refund', true])
})

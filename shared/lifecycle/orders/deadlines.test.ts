import { expect, test } from 'vitest'
import { asArray, transitionNames, transitionOf } from '../lifecycle.ts'
import { deadlinesOf, orderDeadlines } from './deadlines.ts'
import { orderLifecycle } from './order-lifecycle.ts'

test('the deadlines of a status have the same length, and each transition of the scheduler declares when it is made', () => {
  for (const deadline of orderDeadlines.filter(({ subject }) => subject === 'order')) {
    const { setting, countsFrom } = deadline
    for (const kind of deadline.kinds)
      for (const other of deadlinesOf(deadline.status, kind)) expect(other).toMatchObject({ setting, countsFrom })
  }
  // A withdrawal has a time of its own, `withdrawal_due_at`, and an extension `expires_at`.
  const withOwnTime: readonly string[] = ['accept_withdrawal', 'expire_extension']
  const byScheduler = transitionNames(orderLifecycle).filter(
    (name) => !withOwnTime.includes(name) && asArray(transitionOf(orderLifecycle, name).by).includes('scheduler'),
  )
  expect([...new Set(orderDeadlines.map(({ transition }) => transition))]).toEqual(byScheduler)
})

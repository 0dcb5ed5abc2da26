import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asArray, transitionNames, transitionOf } from '../lifecycle.ts'
import { deadlinesOf, orderDeadlines } from './deadlines.ts'
import { orderLifecycle } from './order-lifecycle.ts'
import { ordersDoc } from './orders-doc.ts'

test('docs/orders.md is up to date; `npm run docs` writes it', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../docs/orders.md'), 'utf8')
  expect(written).toBe(`${ordersDoc()}\n`)
})

test('the deadlines of a status have the same length, and each transition of the scheduler declares when it is made', () => {
  for (const deadline of orderDeadlines.filter(({ subject }) => subject === 'order')) {
    const { setting, countsFrom } = deadline
    for (const other of deadlinesOf(deadline.status)) expect(other).toMatchObject({ setting, countsFrom })
  }
  const byScheduler = transitionNames(orderLifecycle).filter((name) => asArray(transitionOf(orderLifecycle, name).by).includes('scheduler'))
  expect([...new Set(orderDeadlines.map(({ transition }) => transition))]).toEqual(byScheduler)
})

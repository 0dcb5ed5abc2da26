// @vitest-environment happy-dom
import { orders } from '@wasl/resources/orders.ts'
import { expect, test } from 'vitest'
import { currentStep } from './queue.ts'

test('an open return and a withdrawal come before what the status of an order says, and a refund before both', () => {
  const turnOf = (row: object) =>
    currentStep(orders, { id: '1', status: 'delivered', pending_refund_amount: null, store_step: null, ...row })
  expect(turnOf({})?.turn).toBe('client')
  expect(turnOf({ store_step: 'on_the_way' })).toEqual(turnOf({}))
  expect(turnOf({ store_step: 'return_open' })).toMatchObject({ turn: 'provider', next: { en: expect.stringContaining('returned') } })
  expect(turnOf({ status: 'in_progress', store_step: 'withdrawal' })?.next.ar).toContain('رد البائع')
  expect(turnOf({ store_step: 'return_open', pending_refund_amount: 100 })?.turn).toBe('admin')
})

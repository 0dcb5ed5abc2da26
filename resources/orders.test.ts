import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { labelOfChoice } from '@wasl/shared/registry/row-title.ts'
import { expect, test } from 'vitest'
import { orders } from './orders.ts'

test('every status in the history of an order has a label, also the draft before it was sent, which no stored order has', () => {
  const { status } = orders.fields
  for (const [name, label] of Object.entries(orderLifecycle.statuses)) expect(labelOfChoice(status, name), name).toEqual(label)
  expect(Object.keys(status.options)).not.toContain('draft')
})

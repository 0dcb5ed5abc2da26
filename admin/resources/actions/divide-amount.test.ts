import { complaints } from '@wasl/resources/complaints.ts'
import { orders } from '@wasl/resources/orders.ts'
import type { DividedAmount } from '@wasl/shared/registry/action-inputs.ts'
import { expect, test } from 'vitest'
import { divideAmount } from './divide-amount.ts'

const { divides } = complaints.actions?.split_amount ?? {}
const divided: DividedAmount = divides ?? expect.fail('the dialog does not show the held amount')
const order = { paid_amount: 57_500, refunded_amount: 7_500 }

test('the held amount of a disputed order is what was paid and not refunded; the rest is for the provider', () => {
  expect(divideAmount(divided, order, 20_001)).toEqual({ whole: 50_000, rest: 29_999 })
  expect(divideAmount(divided, order, 50_000)).toEqual({ whole: 50_000, rest: 0 })
})

test('there is no rest while nothing or too much is typed', () => {
  for (const typed of [undefined, null, 50_001]) expect(divideAmount(divided, order, typed)).toEqual({ whole: 50_000, rest: null })
})

test('the declaration names fields that exist', () => {
  const names = [...divided.plus, ...divided.minus]
  expect(names.map((name) => new Map(Object.entries(orders.fields)).get(name)?.kind)).toEqual(names.map(() => 'money'))
  expect(complaints.fields.order_id.to).toBe(orders.name)
})

import { expect, test } from 'vitest'
import { orderForm, sentOrderForm } from './order-form.ts'

test('a request is no rental and no order of the store, and each kind is sent with its own form', () => {
  expect(['car', 'store'].filter((kind) => orderForm.shape.kind.safeParse(kind).success)).toEqual([])
  const fieldsOf = (kind: string) => sentOrderForm.safeParse({ kind }).error?.issues.map(({ path }) => path[0])
  expect(fieldsOf('car')).toContain('car_id')
  expect(fieldsOf('service')).toContain('category_id')
  expect(fieldsOf('store')).toEqual(['kind'])
})

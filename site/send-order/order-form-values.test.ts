import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { expect, test } from 'vitest'
import { orderFormValues } from './order-form-values.ts'

const item = (id: string, note: string) => ({ service: { id }, note, answers: [], files: [{ id: `file of ${id}` }] })
// Safe: the form reads no other fields.
const order = {
  ...{ city: { id: 'riyadh' }, district: null, address: null, lat: null, lng: null, expected_budget: null, duration_days: 3, note: null },
  ...{ branch: { id: 'north', label: 'الشمال' }, purchase_order: 'PO-7' },
  ...{ files: [], items: [item('painting', 'first'), item('cleaning', 'second')] },
} as unknown as OrderPage
const categoryWith = (...ids: string[]) => ({ services: ids.map((id) => ({ id, questions: [] })) }) as unknown as CategoryPage

test('the notes and files of an order stay with their service when another one is no longer offered', () => {
  const { values, serviceIds, attachedFiles } = orderFormValues(order, categoryWith('cleaning', 'plumbing'))
  expect(serviceIds).toEqual(['cleaning'])
  expect(values).toMatchObject({
    city_id: 'riyadh',
    duration_days: '3',
    branch_id: 'north',
    purchase_order: 'PO-7',
    'items.0.note': 'second',
  })
  expect(values).not.toHaveProperty('items.1.note')
  expect(attachedFiles.items).toMatchObject([{ files: [{ id: 'file of cleaning' }] }])
})

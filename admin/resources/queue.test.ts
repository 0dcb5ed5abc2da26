// @vitest-environment happy-dom
import { orders } from '@wasl/resources/orders.ts'
import { returns } from '@wasl/resources/returns.ts'
import { documentsOf } from '@wasl/shared/registry/documents-of.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { expect, test } from 'vitest'
import { currentStep } from './queue.ts'

const goods = { id: '1', kind: 'store', status: 'delivered', provider_id: 'p', pending_refund_amount: null, store_step: null }
const stepOf = (row: object) => currentStep(orders, { ...goods, ...row })

test('goods, an open return and a withdrawal come before what the status of an order says, and a refund before them', () => {
  expect(stepOf({})?.turn).toBe('client')
  expect(stepOf({ status: 'in_progress', store_step: 'to_prepare' })).toMatchObject({ turn: 'provider', label: { ar: 'دور البائع' } })
  expect(stepOf({ status: 'in_progress', store_step: 'withdrawal' })).toMatchObject({
    next: { ar: expect.stringContaining('رد البائع') },
    deadlineField: 'withdrawal_due_at',
  })
  const turnIn = (open_return: string, row = {}) => stepOf({ store_step: 'return_open', open_return, ...row })?.turn
  expect(['requested', 'accepted', 'sent_back'].map((status) => turnIn(status))).toEqual(['provider', 'client', 'provider'])
  expect([stepOf({})?.deadlineField, stepOf({ open_return: 'requested' })?.deadlineField]).toEqual(['due_at', null])
  expect(turnIn('requested', { store_step: 'disputed' })).toBe('admin')
  expect(turnIn('accepted', { pending_refund_amount: 100 })).toBe('admin')
})

test('the administration is the seller of goods of the platform, and no provider of any other order', () => {
  const own = { provider_id: null }
  expect(stepOf({ ...own, store_step: 'return_open', open_return: 'requested' })).toMatchObject({ turn: 'admin', label: undefined })
  expect(stepOf({ ...own, store_step: 'return_open', open_return: 'accepted' })?.turn).toBe('client')
  expect(stepOf({ ...own, kind: 'service', status: 'submitted' })).toMatchObject({ turn: 'provider', label: undefined })
  expect(['p', null].map((provider_id) => currentStep(returns, { id: '1', status: 'requested', provider_id })?.turn)).toEqual([
    'provider',
    'admin',
  ])
})

test('an order has the fields, buttons and documents of its kind only', () => {
  const { mode, wanted_on, fulfilment } = orders.fields
  const shownOf = (row: object) => ({
    fields: [mode, wanted_on, fulfilment].filter((field) => isVisible(field, { ...goods, ...row })).length,
    documents: documentsOf(orders)
      .filter((one) => isVisible(one, { ...goods, ...row }))
      .map(({ renderer }) => renderer),
    canPrepare: isVisible(orders.actions?.prepare ?? {}, { ...goods, ...row }),
  })
  expect(shownOf({})).toEqual({ fields: 0, documents: ['packing_slip_pdf'], canPrepare: true })
  expect(shownOf({ status: 'in_progress' }).fields).toBe(1)
  expect(shownOf({ kind: 'car' })).toEqual({ fields: 0, documents: ['rental_protocol_pdf'], canPrepare: false })
  expect(shownOf({ kind: 'service' })).toEqual({ fields: 2, documents: [], canPrepare: false })
})

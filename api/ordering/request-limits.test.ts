import { bankTransfers } from '@wasl/resources/bank-transfers.ts'
import { invoices } from '@wasl/resources/invoices.ts'
import { offers } from '@wasl/resources/offers.ts'
import { orderItems } from '@wasl/resources/order-items.ts'
import { orders } from '@wasl/resources/orders.ts'
import { reviews } from '@wasl/resources/reviews.ts'
import { offerForm } from '@wasl/shared/contract/offers.ts'
import { orderForm, orderItemForm } from '@wasl/shared/contract/order-form.ts'
import { reviewForm } from '@wasl/shared/contract/order-reviews.ts'
import { invoiceForm } from '@wasl/shared/contract/orders.ts'
import { transferForm } from '@wasl/shared/contract/transfers.ts'
import { transitionBody } from '@wasl/shared/contract/transition-body.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { fieldSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'

type FieldLimits = { maxLength?: number; maximum?: number }
const limitOf = (schema: z.ZodType): number | undefined => {
  const { anyOf, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const { maxLength, maximum }: FieldLimits = { ...own, ...anyOf?.[0] }
  return maxLength ?? maximum
}

test.each<[string, AnyField, z.ZodType]>([
  ['orders.note', orders.fields.note, orderForm.shape.note],
  ['orders.district', orders.fields.district, orderForm.shape.district],
  ['orders.address', orders.fields.address, orderForm.shape.address],
  ['orders.expected_budget', orders.fields.expected_budget, orderForm.shape.expected_budget],
  ['orders.cancel_reason', orders.fields.cancel_reason, transitionBody.shape.reason],
  ['order-items.note', orderItems.fields.note, orderItemForm.shape.note],
  ['offers.price', offers.fields.price, offerForm.shape.price],
  ['offers.note', offers.fields.note, offerForm.shape.note],
  ['offers.reject_reason', offers.fields.reject_reason, transitionBody.shape.reason],
  ['invoices.note', invoices.fields.note, invoiceForm.shape.note],
  ['invoices.discount', invoices.fields.discount, invoiceForm.shape.discount],
  ['invoices.reject_reason', invoices.fields.reject_reason, transitionBody.shape.reason],
  ['reviews.comment', reviews.fields.comment, reviewForm.shape.comment],
  ['bank-transfers.bank_name', bankTransfers.fields.bank_name, transferForm.shape.bank_name],
  ['bank-transfers.account_name', bankTransfers.fields.account_name, transferForm.shape.account_name],
])('a request has the limit of %s', (_, field, request) => {
  expect(limitOf(request)).toBeGreaterThan(0)
  expect(limitOf(request)).toBe(limitOf(fieldSchema(field)))
})

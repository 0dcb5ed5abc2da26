import { resources } from '@wasl/resources/index.ts'
import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { fittingColumns } from './fitting-columns.ts'

function shownAt(declaration: AnyResource, width: number) {
  const kindOf = (name: string): Kind | 'derived' => (name === 'derived' ? 'derived' : (declaration.fields[name]?.kind ?? 'dateTime'))
  const columns = declaration.list.map((name) => ({ name, kind: kindOf(name) }))
  return fittingColumns(declaration, columns, width).map(({ name }) => name)
}

test('the last columns are left out where they do not fit, the status, the amount and the date last of all', () => {
  expect(shownAt(resources.orders, 3000)).toEqual(resources.orders.list)
  expect(shownAt(resources.orders, 990)).toEqual(['number', 'status', 'client_id', 'final_amount', 'submitted_at'])
  expect(shownAt(resources.orders, 560)).toEqual(['number', 'status', 'final_amount'])
})

test('the title stays wherever it is', () => {
  expect(shownAt(resources.orders, 200)).toEqual(['number'])
})

test('on a screen 1280 pixels wide lists of money and of requests have status, amount and date', () => {
  expect(shownAt(resources.invoices, 990)).toEqual(expect.arrayContaining(['status', 'final_amount', 'issued_at']))
  expect(shownAt(resources['review-requests'], 990)).toEqual(expect.arrayContaining(['status', 'created_at']))
  expect(shownAt(resources.refunds, 990)).toEqual(expect.arrayContaining(['status', 'amount', 'created_at']))
  expect(shownAt(resources['refund-requests'], 990)).toEqual(expect.arrayContaining(['status', 'amount', 'created_at']))
  expect(shownAt(resources.complaints, 990)).toEqual(expect.arrayContaining(['status', 'reply_due_at']))
})

test('on a screen 1280 pixels wide the outbound messages show state, attempts and the last error', () => {
  expect(shownAt(resources['outbound-messages'], 990)).toEqual(expect.arrayContaining(['recipient', 'state', 'attempts', 'last_error']))
})

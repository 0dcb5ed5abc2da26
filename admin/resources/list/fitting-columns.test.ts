import { outboundMessages } from '@wasl/resources/outbound-messages.ts'
import { expect, test } from 'vitest'
import { fittingColumns } from './fitting-columns.ts'

const columns = [
  { name: 'number', kind: 'text' as const },
  { name: 'status', kind: 'choice' as const },
  { name: 'final_amount', kind: 'money' as const },
  { name: 'submitted_at', kind: 'dateTime' as const },
]
const namesAt = (width: number) => fittingColumns(columns, 'status', width).map(({ name }) => name)

test('the last columns are left out where they do not fit', () => {
  expect(namesAt(1200)).toEqual(['number', 'status', 'final_amount', 'submitted_at'])
  expect(namesAt(700)).toEqual(['number', 'status', 'final_amount'])
})

test('the title stays wherever it is', () => {
  expect(namesAt(200)).toEqual(['status'])
})

test('on a screen 1280 pixels wide the outbound messages show state, attempts and the last error', () => {
  const { fields, list, title } = outboundMessages
  const kinds = new Map(Object.entries(fields).map(([name, { kind }]) => [name, kind]))
  const declared = list.map((name) => ({ name, kind: kinds.get(name) ?? ('dateTime' as const) }))
  const shown = fittingColumns(declared, title, 990)
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['recipient', 'state', 'attempts', 'last_error']))
})

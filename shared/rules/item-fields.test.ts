import { expect, test } from 'vitest'
import { fieldAfterChange } from './item-fields.ts'

test('the field of a service follows it to its position', () => {
  const change = { before: ['a', 'b'], after: ['b', 'c'] }
  expect(['items.1.file_ids', 'items.0.answers.2', 'file_ids'].map((field) => fieldAfterChange(field, change))).toEqual([
    'items.0.file_ids',
    null,
    'file_ids',
  ])
})

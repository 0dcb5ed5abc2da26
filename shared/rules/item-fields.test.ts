import { expect, test } from 'vitest'
import { fieldAfterChange } from './item-fields.ts'

test('the field of a service follows it to its position', () => {
  const change = { before: ['a', 'b'], after: ['b', 'c'] }
  expect(['items.1.file_ids', 'items.0.answers.2', 'file_ids'].map((field) => fieldAfterChange(field, change))).toEqual([
    'items.0.file_ids',
    'services.a.answers.2',
    'file_ids',
  ])
  expect(fieldAfterChange('services.a.answers.2', { before: ['b'], after: ['b', 'a'] })).toBe('items.1.answers.2')
})

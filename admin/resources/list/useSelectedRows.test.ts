import { expect, test } from 'vitest'
import { toggled } from './useSelectedRows.ts'

const [first, second] = [{ id: 'a' }, { id: 'b' }] as const

test('A row that is not selected is added after the others', () => {
  expect(toggled([first], second)).toEqual([first, second])
})

test('A selected row is removed, also when it was loaded again', () => {
  expect(toggled([first, second], { id: 'a' })).toEqual([second])
})

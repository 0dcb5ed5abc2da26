import { expect, test } from 'vitest'
import { sortBySelection } from './selection-order.ts'

test('uploads that finish out of order are sorted by selection, after the existing images', () => {
  const selectionOrder = new Map([
    ['second', 2],
    ['first', 1],
  ])
  expect(sortBySelection(['old', 'older', 'second', 'first'], selectionOrder)).toEqual(['old', 'older', 'first', 'second'])
})

test('duplicates are removed', () => {
  expect(sortBySelection(['a', 'a'], new Map([['a', 1]]))).toEqual(['a'])
})

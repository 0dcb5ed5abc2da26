import { expect, test } from 'vitest'
import { findCycle } from './acyclic-files.ts'

test('files that share imports are no circle', () => {
  expect(findCycle({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toBeNull()
})

test('a circle is named with the files on it only', () => {
  expect(findCycle({ entry: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
})

import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('a result is computed once for each object and names', () => {
  const calls: string[] = []
  const joined = memoize(({ name }: { name: string }, names) => {
    calls.push(name)
    return [name, ...names].join()
  })
  const [first, second] = [{ name: 'first' }, { name: 'second' }]
  expect([joined(first), joined(first), joined(first, ['a']), joined(second), joined(first, ['a'])]).toEqual([
    'first',
    'first',
    'first,a',
    'second',
    'first,a',
  ])
  expect(calls).toEqual(['first', 'first', 'second'])
})

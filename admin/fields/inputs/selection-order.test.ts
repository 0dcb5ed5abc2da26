import { expect, test } from 'vitest'
import { inChosenOrder } from './selection-order.ts'

test('images that arrive out of turn stand in the order they were chosen, after the old ones', () => {
  const places = new Map([
    ['second', 2],
    ['first', 1],
  ])
  expect(inChosenOrder(['old', 'older', 'second', 'first'], places)).toEqual(['old', 'older', 'first', 'second'])
})

test('the same image twice is one', () => {
  expect(inChosenOrder(['a', 'a'], new Map([['a', 1]]))).toEqual(['a'])
})

import { expect, test } from 'vitest'
import { combinationKey, combinations } from './combinations.ts'

test('every item of one group is combined with every item of the others', () =>
  expect(
    combinations([
      ['black', 'white'],
      ['128', '256'],
    ]),
  ).toEqual([
    ['black', '128'],
    ['black', '256'],
    ['white', '128'],
    ['white', '256'],
  ]))

test('an empty group changes nothing', () => expect(combinations([['black'], []])).toEqual([['black']]))

test('empty groups have no combinations', () => expect(combinations([[], []])).toEqual([]))

test('the same options have the same key in any order', () => {
  expect(combinationKey(['b', 'a'])).toBe(combinationKey(['a', 'b']))
  expect(combinationKey(['a'])).not.toBe(combinationKey(['a', 'b']))
})

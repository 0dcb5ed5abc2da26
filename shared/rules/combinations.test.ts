import { expect, test } from 'vitest'
import { combinationKey, combinations } from './combinations.ts'

test('every choice of one group meets every choice of the others', () =>
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

test('a group without choices changes nothing', () => expect(combinations([['black'], []])).toEqual([['black']]))

test('nothing chosen makes no combination', () => expect(combinations([[], []])).toEqual([]))

test('the same options are the same combination in any order', () => {
  expect(combinationKey(['b', 'a'])).toBe(combinationKey(['a', 'b']))
  expect(combinationKey(['a'])).not.toBe(combinationKey(['a', 'b']))
})

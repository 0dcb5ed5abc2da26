import { expect, test } from 'vitest'
import { shareWithinTurn } from './share-within-turn.ts'

test('calls of one turn share a result, a later call reads again', async () => {
  let value = 0
  const loaded: string[] = []
  const read = shareWithinTurn(async (key) => {
    loaded.push(key)
    return value
  })
  const first = Promise.all([read('a'), read('a'), read('b')])
  // Changed after the calls and before the turn ends: all of them see it.
  value = 1
  expect(await first).toEqual([1, 1, 1])
  expect(loaded).toEqual(['a', 'b'])
  value = 2
  expect(await read('a')).toBe(2)
})

test('a failure reaches every caller of its turn and no later one', async () => {
  let isBroken = true
  const read = shareWithinTurn(async () => {
    if (isBroken) throw new Error('away')
    return 'back'
  })
  expect((await Promise.allSettled([read('a'), read('a')])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await read('a')).toBe('back')
})

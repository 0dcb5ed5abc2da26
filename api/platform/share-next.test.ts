import { expect, test } from 'vitest'
import { shareNext } from './share-next.ts'

test('calls while one reads share the next reading, and no two read at once, whenever they come', async () => {
  for (let offset = 0; offset < 20; offset++) {
    let reading = 0
    let most = 0
    let begun = 0
    const load = shareNext(async () => {
      reading += 1
      most = Math.max(most, reading)
      const number = ++begun
      await Promise.resolve()
      reading -= 1
      return number
    })
    const first = load()
    const [second, third] = [load(), load()]
    await first
    for (let turn = 0; turn < offset; turn++) await Promise.resolve()
    const before = begun
    const late = await load()
    expect([await second, await third]).toEqual([2, 2])
    expect(late).toBeGreaterThanOrEqual(before)
    expect([offset, most]).toEqual([offset, 1])
  }
})

test('a reading that fails does not fail the next one', async () => {
  let calls = 0
  const load = shareNext(async () => {
    calls += 1
    if (calls === 1) throw new Error('no')
    return calls
  })
  const [failed, next] = [load(), load()]
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe(2)
  expect(await load()).toBe(3)
})

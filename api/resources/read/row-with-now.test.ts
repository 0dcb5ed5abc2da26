import { hourMs } from '@wasl/shared/utils/durations.ts'
import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
let token = ''

beforeAll(async () => {
  token = await adminToken(app, 'all')
})

const firstOf = async (name: string) => {
  const { rows } = await app.call('GET', `/api/admin/${name}?_start=0&_end=1`, { token })
  return (await app.call('GET', `/api/admin/${name}/${rows[0]?.id}`, { token })).body
}

test('a row with a deadline carries the server’s time, so that the countdown is right on any clock', async () => {
  app.clock.advance(hourMs)
  for (const name of ['orders', 'offers']) {
    const [before, { now }, after] = [app.clock.now(), await firstOf(name), app.clock.now()]
    expect([before, String(now), after]).toEqual([before, String(now), after].toSorted())
  }
})

test('a row without a deadline does not', async () => {
  expect(await firstOf('cities')).not.toHaveProperty('now')
})

import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../demo/seed.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

const house = await testApp()
let token = ''

beforeAll(async () => {
  await seedDemo(house.shared)
  token = await adminToken(house, 'all')
})

const firstOf = async (name: string) => {
  const { rows } = await house.call('GET', `/api/admin/${name}?_start=0&_end=1`, { token })
  return (await house.call('GET', `/api/admin/${name}/${rows[0]?.id}`, { token })).body
}

test('a row with a deadline is shown with the time of the server, so that what is left of it is right on any clock', async () => {
  house.clock.advance(3_600_000)
  for (const name of ['orders', 'offers']) {
    const [before, { now }, after] = [house.clock.now(), await firstOf(name), house.clock.now()]
    expect([before, String(now), after]).toEqual([before, String(now), after].toSorted())
  }
})

test('a row without one is shown as it is stored', async () => {
  expect(await firstOf('cities')).not.toHaveProperty('now')
})

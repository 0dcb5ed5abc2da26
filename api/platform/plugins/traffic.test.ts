import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { route } from '../http/route.ts'

/** Routes that allow two calls an hour: one for guests too, one for clients. */
function limitedRoutes(app: FastifyInstance): void {
  for (const [url, action] of [
    ['/api/examples/guests', 'pub.home'],
    ['/api/examples/clients', 'ord.create.service'],
  ] as const)
    route(app, {
      ...{ method: 'GET', url, action, summary: 'An example', response: z.object({}) },
      limit: { max: 2, perSeconds: 3600 },
      handler: async () => ({}),
    })
}
const { call, ...app } = await testApp({ TRUST_PROXY: '1' }, { more: limitedRoutes })
const statuses = async (url: string, from: readonly string[], token?: string) => {
  const results: number[] = []
  for (const address of from)
    results.push((await call('GET', url, { headers: { 'x-forwarded-for': address }, ...(token && { token }) })).status)
  return results
}

test('limits of people who are logged in count the person, not the address', async () => {
  const [first, second] = await Promise.all([1, 2].map(async () => sessionToken({ call, ...app }, await newClient({ call, ...app }))))
  const url = '/api/examples/clients'
  expect(await statuses(url, Array(3).fill('203.0.113.1'), first)).toEqual([200, 200, 429])
  expect(await statuses(url, Array(3).fill('203.0.113.1'), second)).toEqual([200, 200, 429])
  expect(await statuses(url, ['203.0.113.2'], first)).toEqual([429])
})

test('limits of guests count an IPv6 network as one address, and its site at ten times as much', async () => {
  const url = '/api/examples/guests'
  expect(await statuses(url, ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::4'])).toEqual([200, 200, 429])
  expect(await statuses(url, ['203.0.113.5', '::ffff:203.0.113.5', '203.0.113.5'])).toEqual([200, 200, 429])
  const networks = Array.from({ length: 21 }, (_, n) => `2001:db8:7:${n}::1`)
  expect(await statuses(url, networks)).toEqual([...Array(20).fill(200), 429])
  expect(await statuses(url, ['2001:db8:8:1::1'])).toEqual([200])
})

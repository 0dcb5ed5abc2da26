import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readEnv } from '../../environment/env.ts'
import { trustProxy } from './trust-proxy.ts'

/** The client address that the server sees for this header, on a connection from this address. */
async function addressSeen(TRUST_PROXY: string, connection: string, forwardedFor: string) {
  const server = Fastify({ trustProxy: trustProxy(readEnv({ TRUST_PROXY })) })
  server.get('/address', async (request) => request.ip)
  const response = await server.inject({ url: '/address', remoteAddress: connection, headers: { 'x-forwarded-for': forwardedFor } })
  return response.payload
}

test('without a proxy the forwarded address is ignored', async () => {
  expect(await addressSeen('0', '203.0.113.7', '9.9.9.9')).toBe('203.0.113.7')
})

test('behind one proxy the client is the entry that the proxy appended, not what the client wrote', async () => {
  expect(await addressSeen('1', '10.0.0.1', '9.9.9.9, 203.0.113.7')).toBe('203.0.113.7')
})

test('behind two proxies the client is the last entry but one', async () => {
  expect(await addressSeen('2', '10.0.0.1', '9.9.9.9, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
})

test('with networks, the first address outside them is the client, also for direct connections', async () => {
  expect(await addressSeen('10.0.0.0/8', '10.0.0.1', '9.9.9.9, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  expect(await addressSeen('10.0.0.0/8', '203.0.113.7', '9.9.9.9')).toBe('203.0.113.7')
})

import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { requestTimeouts } from './request-timeouts.ts'

const server = Fastify(requestTimeouts({ REQUEST_TIMEOUT_MS: 300 }))
server.post('/', async () => 'done')
server.get('/hanging', () => new Promise<never>(() => {}))
afterAll(() => server.close())

test('a body that arrives too slowly is cut with 408', async () => {
  const address = new URL(await server.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(address.port), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n')
  const drip = setInterval(() => socket.write(' '), 50)
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(drip)
  expect(received).toMatch(/^HTTP\/1.1 408 /)
})

test('a handler that never ends is answered with 503', async () => {
  expect((await server.inject('/hanging')).statusCode).toBe(503)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { load } from './load.ts'
import { percentile } from './percentile.ts'

async function startSilentServer() {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // Safe: a server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, serverPid: process.pid, postgresPid: undefined }
}

test('a trial that got no answer fails and names its request', async () => {
  const target = await startSilentServer()
  await expect(load(target, { path: '/api/store' }, { connections: 1, seconds: 1 })).rejects.toThrow(
    'bench: no answer to GET /api/store within 1 s, 1 at once',
  )
})

test('nothing measured has no percentile', () => {
  expect(() => percentile([], 0.95)).toThrow('bench: nothing was measured')
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { prepareDrain } from './drain.ts'

/** Sends requests from another thread, each on a connection of its own, counts the open connections and posts the number of answers. */
const clients = `const { parentPort, workerData } = require('node:worker_threads')
const { request } = require('node:http')
const send = () => new Promise((resolve) =>
  request({ port: workerData.port, agent: false }, (response) => response.resume().on('end', () => resolve(1)))
    .on('socket', (socket) => socket.once('connect', () => Atomics.add(workerData.connected, 0, 1)))
    .on('error', () => resolve(0))
    .end())
parentPort.once('message', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  parentPort.postMessage(answers.reduce((sum, one) => sum + one, 0))
})
parentPort.postMessage('ready')`

test('requests whose connections arrived while the process was busy are answered when it shuts down', async () => {
  const server = createServer((_, response) => response.end('ok'))
  const drain = prepareDrain(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // Safe: it listens on a port.
  const { port } = server.address() as AddressInfo
  const connected = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(clients, { eval: true, workerData: { port, connected } })
  await new Promise((resolve) => worker.once('message', resolve))
  const answered = new Promise((resolve) => worker.once('message', resolve))
  worker.postMessage('go')
  // The system accepts the connections, while this thread is busy and does not see them.
  while (Atomics.load(connected, 0) < 10);
  expect(await drain(5_000)).toBe(true)
  expect(await answered).toBe(10)
  await worker.terminate()
})

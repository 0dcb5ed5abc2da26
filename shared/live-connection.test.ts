import { expect, test } from 'vitest'
import { keepLiveConnection } from './live-connection.ts'

/** A client whose connection a test controls; `calls` records what its methods were called with. */
function client() {
  const calls: string[] = []
  const listeners = new Map<string, (reason: string) => void>()
  let authenticate = (_: (ticket: { ticket: string }) => void): void => {}
  const socket = {
    active: true,
    connected: false,
    connect: () => calls.push('connect'),
    disconnect: () => calls.push('disconnect'),
    on: (event: string, listener: (reason: string) => void) => listeners.set(event, listener),
  }
  const connect = async () => {
    authenticate(({ ticket }) => calls.push(`ticket ${ticket}`))
    await Promise.resolve()
  }
  const { close } = keepLiveConnection(
    ({ auth }) => {
      authenticate = auth
      return socket
    },
    async () => 'T1',
  )
  return { calls, socket, connect, close, emit: (event: string) => listeners.get(event)?.('') }
}

test('an open connection is closed at once', async () => {
  const { calls, socket, connect, close } = client()
  await connect()
  socket.connected = true
  close()
  expect(calls).toEqual(['ticket T1', 'disconnect'])
})

test('a connection closed while it opens ends without fetching a ticket', async () => {
  const { calls, connect, close } = client()
  close()
  expect(calls).toEqual([])
  await connect()
  expect(calls).toEqual(['disconnect'])
})

test('a connection closed after its ticket ends when it is accepted', async () => {
  const { calls, connect, close, emit } = client()
  await connect()
  close()
  emit('connect')
  expect(calls).toEqual(['ticket T1', 'disconnect'])
})

test('a connection closed while the server cannot be reached does not reconnect', () => {
  const { calls, close, emit } = client()
  close()
  emit('connect_error')
  expect(calls).toEqual(['disconnect'])
})

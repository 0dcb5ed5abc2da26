import { expect, test } from 'vitest'
import { keepOpen } from './keep-open.ts'

/** A client whose connection goes the way a test says; `done` is what was asked of it. */
function client() {
  const done: string[] = []
  const hearing = new Map<string, (reason: string) => void>()
  let ask = (_: (ticket: { ticket: string }) => void): void => {}
  const socket = {
    active: true,
    connected: false,
    connect: () => done.push('connect'),
    disconnect: () => done.push('disconnect'),
    on: (event: string, hear: (reason: string) => void) => hearing.set(event, hear),
  }
  const asked = async () => {
    ask(({ ticket }) => done.push(`ticket ${ticket}`))
    await Promise.resolve()
  }
  const { close } = keepOpen(
    ({ auth }) => {
      ask = auth
      return socket
    },
    async () => 'T1',
  )
  return { done, socket, asked, close, hears: (event: string) => hearing.get(event)?.('') }
}

test('a connection is opened by a ticket and closed at once when it stands', async () => {
  const { done, socket, asked, close } = client()
  await asked()
  socket.connected = true
  close()
  expect(done).toEqual(['ticket T1', 'disconnect'])
})

test('one that is closed on its way up ends as soon as there is something to close, and asks for no ticket', async () => {
  const { done, asked, close } = client()
  close()
  expect(done).toEqual([])
  await asked()
  expect(done).toEqual(['disconnect'])
})

test('one that is closed between its ticket and its welcome ends with the welcome', async () => {
  const { done, asked, close, hears } = client()
  await asked()
  close()
  hears('connect')
  expect(done).toEqual(['ticket T1', 'disconnect'])
})

test('one that is closed while the server cannot be reached does not come back', () => {
  const { done, close, hears } = client()
  close()
  hears('connect_error')
  expect(done).toEqual(['disconnect'])
})

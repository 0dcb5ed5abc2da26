import type { MessageView } from '@wasl/shared/contract/chat.ts'
import { expect, test } from 'vitest'
import { createOutbox, type PendingMessage, type SendResult } from './outbox.ts'

/** A server that is reached only while `isOnline`, stores each client id once and rejects `bad`. */
function fakeServer() {
  const stored: string[] = []
  const server = { isOnline: true, stored, answersAreLost: false, send }
  async function send({ client_id, text }: PendingMessage): Promise<SendResult> {
    await Promise.resolve()
    if (!server.isOnline) return { ok: false, retry: true, msg: 'offline' }
    if (text === 'bad') return { ok: false, retry: false, msg: 'rejected' }
    if (!stored.includes(`${client_id} ${text}`)) stored.push(`${client_id} ${text}`)
    return server.answersAreLost ? { ok: false, retry: true, msg: 'lost' } : { ok: true, message: viewOf(client_id, text) }
  }
  return server
}
const viewOf = (client_id: string, text: string): MessageView => ({
  ...{ id: client_id, seq: 1, side: 'client', sender_name: null, text, is_masked: false, files: [], client_id, created_at: '' },
})
function newOutbox(server: ReturnType<typeof fakeServer>, stored?: readonly { client_id: string; text: string }[]) {
  let queue: readonly PendingMessage[] = []
  const sent: string[] = []
  const outbox = createOutbox({
    send: server.send,
    onSent: ({ text }) => sent.push(text),
    onChange: (next) => {
      queue = next
    },
    ...(stored && { stored }),
  })
  return { ...outbox, sent, states: () => queue.map(({ text, state }) => `${text} ${state}`) }
}
const write = (outbox: Pick<ReturnType<typeof newOutbox>, 'add'>, ...texts: readonly string[]) =>
  Promise.all(texts.map((text) => outbox.add({ text, files: [] })))

test('messages written offline wait, and are sent once and in order afterwards', async () => {
  const server = fakeServer()
  server.isOnline = false
  const outbox = newOutbox(server)
  await write(outbox, 'a', 'b', 'c')
  expect([outbox.sent, outbox.states()]).toEqual([[], ['a waiting', 'b waiting', 'c waiting']])
  server.isOnline = true
  await Promise.all([outbox.flush(), outbox.flush()])
  await outbox.flush()
  expect([outbox.sent, outbox.states(), server.stored.length]).toEqual([['a', 'b', 'c'], [], 3])
})

test('a message whose answer was lost is sent again with the same id', async () => {
  const server = fakeServer()
  server.answersAreLost = true
  const outbox = newOutbox(server)
  await write(outbox, 'a')
  expect(outbox.states()).toEqual(['a waiting'])
  server.answersAreLost = false
  await outbox.flush()
  expect([outbox.sent, server.stored.length]).toEqual([['a'], 1])
})

test('a rejected message stays with its reason and holds up no other; it is sent again or discarded', async () => {
  const server = fakeServer()
  const outbox = newOutbox(server)
  await write(outbox, 'bad', 'b')
  expect([outbox.sent, outbox.states()]).toEqual([['b'], ['bad failed']])
})

test('messages of an earlier visit are sent with their ids', async () => {
  const server = fakeServer()
  const outbox = newOutbox(server, [{ client_id: 'earlier', text: 'a' }])
  await outbox.flush()
  expect([outbox.sent, server.stored]).toEqual([['a'], ['earlier a']])
})

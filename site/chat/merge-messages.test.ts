import type { MessageView } from '@wasl/shared/contract/chat.ts'
import { expect, test } from 'vitest'
import { hasGapBefore, mergeMessages, stillUnsent } from './merge-messages.ts'

const message = (seq: number): MessageView => ({
  ...{
    id: `${seq}`,
    seq,
    side: 'client',
    sender_name: null,
    text: `${seq}`,
    is_masked: false,
    files: [],
    client_id: `${seq}`,
    created_at: '',
  },
})
const numbers = (messages: readonly MessageView[]) => messages.map(({ seq }) => seq)

test('a message that arrives twice is shown once, and a late one at its place', () => {
  const shown = [1, 2, 5].map(message)
  expect(numbers(mergeMessages(shown, [5, 4, 3, 4].map(message).slice(0, 3)))).toEqual([1, 2, 3, 4, 5])
  expect(mergeMessages(shown, [message(2)])).toBe(shown)
})

test('a number that does not follow the last one means that messages are missing', () => {
  expect([2, 3, 4].map((seq) => hasGapBefore([message(1), message(2)], seq))).toEqual([false, false, true])
  expect([1, 2].map((seq) => hasGapBefore([], seq))).toEqual([false, true])
})

test('a message that arrives before the answer to its request is not shown as unsent too', () => {
  expect(stillUnsent([message(3), message(4)], [2, 3].map(message))).toEqual([message(4)])
})

import type { MessageView } from '@wasl/shared/contract/chat.ts'

/** The shown messages with further ones, each once and in order. */
export function mergeMessages(shown: readonly MessageView[], more: readonly MessageView[]): readonly MessageView[] {
  const known = new Set(shown.map(({ seq }) => seq))
  const added = more.filter(({ seq }) => !known.has(seq))
  return added.length === 0 ? shown : [...shown, ...added].sort((a, b) => a.seq - b.seq)
}

/** Whether messages are missing between the shown ones and this number. */
export const hasGapBefore = (shown: readonly MessageView[], seq: number): boolean => seq > (shown.at(-1)?.seq ?? 0) + 1

/** What is still to be sent. A message may arrive by the live connection before the answer to its request: then it is shown already. */
export function stillUnsent<P extends Pick<MessageView, 'client_id'>>(queue: readonly P[], shown: readonly MessageView[]): readonly P[] {
  const known = new Set(shown.map(({ client_id }) => client_id))
  return queue.filter(({ client_id }) => !known.has(client_id))
}

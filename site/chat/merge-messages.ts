import type { MessageView } from '@wasl/shared/contract/chat.ts'

/** The shown messages with further ones, each once and in order. */
export function mergeMessages(shown: readonly MessageView[], more: readonly MessageView[]): readonly MessageView[] {
  const known = new Set(shown.map(({ seq }) => seq))
  const added = more.filter(({ seq }) => !known.has(seq))
  return added.length === 0 ? shown : [...shown, ...added].sort((a, b) => a.seq - b.seq)
}

/** Whether messages are missing between the shown ones and this number. */
export const hasGapBefore = (shown: readonly MessageView[], seq: number): boolean => seq > (shown.at(-1)?.seq ?? 0) + 1

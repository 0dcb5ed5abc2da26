type StoredMessage = { client_id: string; text: string }

const draftKey = (room: string) => `wasl-chat-draft:${room}`
const outboxKey = (room: string) => `wasl-chat-outbox:${room}`

/** The unsent text of a room. */
export const readDraft = (room: string): string => read(draftKey(room)) ?? ''
export const storeDraft = (room: string, text: string): void => write(draftKey(room), text)

/** The messages of a room that were written without a connection. Files cannot be stored. */
export function readOutbox(room: string): StoredMessage[] {
  try {
    const stored: unknown = JSON.parse(read(outboxKey(room)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredMessage) : []
  } catch {
    return []
  }
}
export const storeOutbox = (room: string, queue: readonly (StoredMessage & { files: readonly File[] })[]): void => {
  const texts = queue.filter(({ files }) => files.length === 0).map(({ client_id, text }) => ({ client_id, text }))
  write(outboxKey(room), texts.length > 0 ? JSON.stringify(texts) : '')
}

const isStoredMessage = (entry: unknown): entry is StoredMessage =>
  typeof entry === 'object' && entry !== null && 'client_id' in entry && 'text' in entry && typeof entry.text === 'string'

// Storage may be blocked or full: the chat works without it.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
function write(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

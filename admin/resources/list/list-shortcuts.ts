/** What a key does on a list. Told by where the key lies on the keyboard, so that an Arabic layout works as a Latin one. */
export type ListKey = 'search' | 'next' | 'previous' | 'open' | 'edit' | 'select' | 'create' | 'help'

/** Each act with the key that people see named, in the order of the help. */
export const listKeys: Readonly<Record<ListKey, string>> = {
  search: '/',
  next: 'J',
  previous: 'K',
  open: 'Enter',
  edit: 'E',
  select: 'X',
  create: 'N',
  help: '?',
}

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What this press asks for; null for any other key, and for those held with a modifier, which belong to the browser. */
export function listKeyOf({ code, key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): ListKey | null {
  if (ctrlKey || metaKey || altKey) return null
  if (code === 'Slash' || key === '/' || key === '?') return shiftKey || key === '?' ? 'help' : 'search'
  if (shiftKey) return null
  return byCode[code] ?? null
}

const byCode: Readonly<Partial<Record<string, ListKey>>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyO: 'open',
  Enter: 'open',
  KeyE: 'edit',
  KeyX: 'select',
  KeyN: 'create',
}

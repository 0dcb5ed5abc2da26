/** The keyboard shortcuts of a list. They go by the position of the key, so that an Arabic layout works like a Latin one. */
export type ListShortcut = 'search' | 'next' | 'previous' | 'open' | 'edit' | 'select' | 'create' | 'help'

/** Each shortcut with its key as displayed, in the order of the help. */
export const shortcutKeys: Readonly<Record<ListShortcut, string>> = {
  search: '/',
  next: 'J',
  previous: 'K',
  open: 'Enter',
  edit: 'E',
  select: 'X',
  create: 'N',
  help: '?',
}

type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The shortcut of a key press; null for any other key, and with a modifier, which belongs to the browser. */
export function shortcutOf({ code, key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): ListShortcut | null {
  if (ctrlKey || metaKey || altKey) return null
  if (code === 'Slash' || key === '/' || key === '?') return shiftKey || key === '?' ? 'help' : 'search'
  if (shiftKey) return null
  return byCode[code] ?? null
}

const byCode: Readonly<Partial<Record<string, ListShortcut>>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyO: 'open',
  Enter: 'open',
  KeyE: 'edit',
  KeyX: 'select',
  KeyN: 'create',
}

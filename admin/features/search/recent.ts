/** What was chosen in the palette before, newest first. */
export type Chosen = { to: string; title: string; more: string; icon: string }

const key = 'wasl.admin.recent'
const most = 6

export function recent(): Chosen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a choice first among those kept; the storage may be closed, then nothing is kept. */
export function remember(chosen: Chosen): void {
  try {
    localStorage.setItem(key, JSON.stringify([chosen, ...recent().filter(({ to }) => to !== chosen.to)].slice(0, most)))
  } catch {
    return
  }
}

/** What the last admin of this browser chose is not the next one's business. */
export const forgetRecent = (): void => localStorage.removeItem(key)

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  (['to', 'title', 'more', 'icon'] as const).every(
    (name) => name in value && typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  )

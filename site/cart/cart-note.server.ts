import type { MergedCart } from '@wasl/shared/contract/cart.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { cartNoteCookie } from '../server/cookies.server.ts'

export type Removed = { unit_id: string; title: Localized; quantity: number }
export type Reduced = Omit<MergedCart['reduced'][number], 'unit_id'>
/** What the cart says once. */
export type CartNote = { removed: Removed | null; reduced: readonly Reduced[] }

// A cookie holds 4 KB.
const mostReduced = 8

/** Stores a note for the next time the cart is shown. */
export async function noteHeader({ removed, reduced }: CartNote): Promise<[string, string]> {
  const named = reduced.slice(0, mostReduced).map(({ title, wanted, quantity }) => ({ title, wanted, quantity }))
  return ['set-cookie', await cartNoteCookie.serialize({ removed, reduced: named })]
}

/** The note to show now, with the header that makes it the only time. */
export async function takeNote(request: Request): Promise<{ note: CartNote | null; headers: [string, string][] }> {
  const stored: unknown = await cartNoteCookie.parse(request.headers.get('cookie'))
  if (stored === null) return { note: null, headers: [] }
  return { note: parseNote(stored), headers: [['set-cookie', await cartNoteCookie.serialize('', { maxAge: 0 })]] }
}

// Users can edit their cookies: an invalid value counts as none.
function parseNote(stored: unknown): CartNote | null {
  const { removed, reduced } = Object(stored)
  const lines: unknown[] = Array.isArray(reduced) ? reduced : []
  const note = { removed: isRemoved(removed) ? removed : null, reduced: lines.filter(isReduced) }
  return note.removed || note.reduced.length > 0 ? note : null
}

const isRemoved = (value: unknown): value is Removed => {
  const { unit_id, title, quantity } = Object(value)
  return typeof unit_id === 'string' && isText(title) && typeof quantity === 'number'
}
const isReduced = (value: unknown): value is Reduced => {
  const { title, wanted, quantity } = Object(value)
  return isText(title) && typeof wanted === 'number' && typeof quantity === 'number'
}
const isText = (value: unknown): value is Localized => typeof Object(value).ar === 'string' && typeof Object(value).en === 'string'

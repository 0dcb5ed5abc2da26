import { escaped } from '../ui/escape-html.ts'

type Query = Readonly<Record<string, unknown>>

/** A query whose texts may stand in an address as they are, with those words of another address that it does not name itself. */
export function queryFor(query: Query, kept: string): Record<string, unknown> {
  const others = [...new URLSearchParams(kept)].filter(([word]) => !((/^[^[]*/.exec(word)?.[0] ?? word) in query))
  return { ...escapedIn(Object.fromEntries(others)), ...escapedIn(query) }
}

// Refine escapes `to` itself.
const escapedIn = (query: Query): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([word, value]) => [word, word === 'to' ? value : escaped(value)]))

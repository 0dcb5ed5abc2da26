/** `term`: the source of a regular expression, matched case-insensitively as whole words. */
export type RetiredTerm = { term: string; use: string; in: 'names' | 'names and texts' }
/** Drops the findings in the matching files. */
export type AllowedUse = { path: RegExp; reason: string }

/**
 * The product has one word for each of these, so that a search for it finds everything. Names are identifiers, file names, object keys and
 * string keys, split at camelCase, snake_case and hyphens (`signIn` is "sign in"); texts are comments, documentation and English texts.
 */
export const retiredTerms: readonly RetiredTerm[] = [
  { term: 'catalogues?', use: 'catalog', in: 'names and texts' },
  // A verb in texts.
  { term: 'notices?', use: 'notification, or alert on screen', in: 'names' },
  { term: 'refus(?:e|es|ed|al|als|ing)', use: 'reject, denialReason or error', in: 'names' },
  { term: 'sign(?:ed|s|ing)?[ -](?:in|out|up)', use: 'log in, log out, register', in: 'names and texts' },
  { term: 'tenants?', use: 'provider', in: 'names and texts' },
  { term: 'two[ -]steps?', use: 'two-factor', in: 'names and texts' },
]

export const allowedUses: readonly AllowedUse[] = [
  { path: /^scripts\/lint\//, reason: 'The lint rules and their tests contain the words.' },
  { path: /^docs\/orders\.md$/, reason: 'Generated from the lifecycle; checked there.' },
  { path: /\/migrations\//, reason: 'Generated SQL and snapshots.' },
]

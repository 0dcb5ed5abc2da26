import type { PgTable } from 'drizzle-orm/pg-core'

/** The columns of a declared row: localized values take two columns each; a row's `slug` names it in the demo data alone. */
export function columnsOf<T extends PgTable>(_table: T, row: object, more: object = {}): T['$inferInsert'] {
  const pairs = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'slug') return []
    return isLocalized(value)
      ? [
          [`${name}_ar`, value.ar],
          [`${name}_en`, value.en],
        ]
      : [[name, value]]
  })
  // Safe: the row is a draft of the resource whose fields the table's columns were built from, by the same two rules.
  return { ...Object.fromEntries(pairs), ...more } as T['$inferInsert']
}

const isLocalized = (value: unknown): value is { ar: string; en: string } =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value

/** A new id for each slug, told before anything is stored, so that rows can name each other. */
export function idsBySlug(rows: readonly { slug: string }[]): (slug: string) => string {
  const ids = new Map(rows.map((row) => [row.slug, crypto.randomUUID()]))
  return (slug) => {
    const id = ids.get(slug)
    if (!id) throw new Error(`idsBySlug: nothing is called ${slug}`)
    return id
  }
}

import type { PgTable } from 'drizzle-orm/pg-core'

/** The column values of a declared row: a localized value has two columns; `slug` is left out, it only names the row in the demo data. */
export function toColumnValues<T extends PgTable>(_table: T, row: object, more: object = {}): T['$inferInsert'] {
  const pairs = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'slug') return []
    return isLocalized(value)
      ? [
          [`${name}_ar`, value.ar],
          [`${name}_en`, value.en],
        ]
      : [[name, value]]
  })
  // Safe: the row is a draft of the resource from whose fields the table's columns are built.
  return { ...Object.fromEntries(pairs), ...more } as T['$inferInsert']
}

const isLocalized = (value: unknown): value is { ar: string; en: string } =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value

/** A new id for each slug, created before anything is stored, so that rows can refer to each other. */
export function idsBySlug(rows: readonly { slug: string }[]): (slug: string) => string {
  const ids = new Map(rows.map((row) => [row.slug, crypto.randomUUID()]))
  return (slug) => {
    const id = ids.get(slug)
    if (!id) throw new Error(`idsBySlug: no row has the slug ${slug}`)
    return id
  }
}

import { resources } from '@wasl/resources/index.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { readRows } from '../../resources/row-mapping.ts'
import { storedResource } from '../../resources/stored-resource.ts'

/** The titles of the rows that these rows refer to, by id, in the asked language. */
export async function titlesOfRelated(
  ctx: Pick<Ctx, 'db' | 'clock' | 'locale'>,
  { fields }: AnyResource,
  rows: readonly AnyRow[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const target = field.kind === 'belongsTo' || field.kind === 'hasMany' ? declarationOf(field.to) : undefined
    const ids = [...new Set(rows.flatMap((row) => row[name] ?? []).filter((id) => typeof id === 'string'))]
    if (!target || ids.length === 0) continue
    const stored = storedResource(target)
    for (const related of await readRows(ctx, stored, inArray(stored.id, ids)))
      titles.set(related.id, titleText(related[target.title], ctx.locale) || related.id)
  }
  return titles
}

/** The resource of this name, if the registry has one. */
export function declarationOf(name: string): AnyResource | undefined {
  const all: Readonly<Record<string, AnyResource>> = resources
  return all[name]
}

/** What a row's title says in this language, in the other where that one is empty. */
export function titleText(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const words = new Map<string, unknown>(Object.entries(value))
  return String(words.get(locale) || words.get(locale === 'ar' ? 'en' : 'ar') || '')
}

import { findResource } from '@wasl/resources/index.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { titleIn } from '@wasl/shared/registry/row-title.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { type StoredRow, storedResource } from '../stored-resource.ts'
import { loadRows } from './row-mapping.ts'

/** The titles of the rows that these rows refer to, by id, in the requested language. Who may see a row may see them (decision 0297). */
export async function loadRelatedTitles(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'clock' | 'prepared' | 'locale'>,
  { fields }: AnyResource,
  rows: readonly AnyRow[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const target = field.kind === 'belongsTo' || field.kind === 'hasMany' ? findResource(field.to) : undefined
    const ids = [...new Set(rows.flatMap((row) => row[name] ?? []).filter((id) => typeof id === 'string'))]
    if (!target || ids.length === 0) continue
    for (const { id, title } of await loadTitles(ctx, target, ids)) titles.set(id, title)
  }
  return titles
}

/** The titles of the rows of a resource with these ids, in the requested language. */
export async function loadTitles(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'clock' | 'prepared' | 'locale'>,
  target: AnyResource,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const stored = storedResource(target)
  const rows = await loadRows(ctx, stored, inArray(stored.id, [...ids]))
  return rows.map((row) => ({ id: row.id, title: titleOfRow(target, row, ctx.locale) }))
}

/** The title of a row in this language; its id without one. */
export const titleOfRow = (target: AnyResource, row: StoredRow, locale: Locale): string => titleIn(target, row)?.[locale] || row.id

/** The text of a title in this language, or in the other language if it is empty. */
export function titleText(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const texts = new Map<string, unknown>(Object.entries(value))
  return String(texts.get(locale) || texts.get(locale === 'ar' ? 'en' : 'ar') || '')
}

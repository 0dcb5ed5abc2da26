import { inArray } from 'drizzle-orm'
import { static_pages } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { insertRows } from '../../resources/write/insert-rows.ts'
import { consents } from '../tables/from-registry.ts'

/** Records that the user agreed to the current terms and privacy policy. */
export async function recordConsents(ctx: Ctx, user_id: string): Promise<void> {
  const { key, version } = static_pages
  const documents = await ctx.db
    .select({ key, version })
    .from(static_pages)
    .where(inArray(key, ['terms', 'privacy']))
  const agreed = { user_id, agreed_at: ctx.clock.now(), address: ctx.address }
  const rows = documents.flatMap(({ key, version }) =>
    key === 'terms' || key === 'privacy' ? [{ ...agreed, document: key, document_version: version }] : [],
  )
  if (rows.length === 0) return
  await insertRows(ctx, consents, rows, 'is a record')
}

import type { Localized } from '@wasl/shared/units.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { UserCtx } from '../context.ts'
import { cancellation_reasons } from '../db/resource-tables.ts'

/** The active reasons for the reader's side, in their order. */
export async function cancelReasons(ctx: UserCtx): Promise<{ id: string; text: Localized }[]> {
  const side = ctx.who.role === 'client' ? 'client' : 'provider'
  const rows = await ctx.db
    .select()
    .from(cancellation_reasons)
    .where(and(eq(cancellation_reasons.is_active, true), inArray(cancellation_reasons.audience, [side, 'everyone'])))
    .orderBy(cancellation_reasons.sort_order, cancellation_reasons.id)
  return rows.map(({ id, cancel_reason_ar, cancel_reason_en }) => ({ id, text: { ar: cancel_reason_ar, en: cancel_reason_en } }))
}

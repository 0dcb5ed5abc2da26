import { eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyTransitionOf } from '../../resources/write/notify-transition.ts'
import { settlements } from '../tables/from-registry.ts'
import type { Payout, PayoutSource } from './payout-source.ts'

/** A payout of what a provider earned: a returned one opens its settlement again, which joins a later run. */
export function settlementSource({ settlement_id, provider_id, reference }: Payout): PayoutSource {
  if (!settlement_id || !provider_id) throw new Error('settlementSource: a payout without a settlement')
  const payable = { kind: 'provider_payable', provider_id } as const
  return {
    from: payable,
    back: payable,
    returnKind: 'payout_returned',
    release: async (ctx) => {
      await ctx.db.update(settlements).set({ payout_run_id: null, updated_at: ctx.clock.now() }).where(eq(settlements.id, settlement_id))
    },
    end: async (ctx) => {
      await setSettlement(ctx, settlement_id, { status: 'ended', reference, return_reason: null }, 'pay')
    },
    bringBack: async (ctx, reason) => {
      const open = { status: 'new' as const, payout_run_id: null, reference: null, return_reason: reason }
      await setSettlement(ctx, settlement_id, open, 'returned', reason)
    },
  }
}

async function setSettlement(
  ctx: TransactionCtx,
  id: string,
  change: Partial<typeof settlements.$inferInsert>,
  action: string,
  reason: string | null = null,
): Promise<void> {
  await ctx.db
    .update(settlements)
    .set({ ...change, updated_at: ctx.clock.now(), version: sql`${settlements.version} + 1` })
    .where(eq(settlements.id, id))
  await audit(ctx, { action, resource: 'settlements', row_id: id, after: change, reason })
  await notifyTransitionOf(ctx, 'settlements', id, action, reason)
}

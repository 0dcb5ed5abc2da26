import { pages } from '@wasl/shared/pages/pages.ts'
import { noReasonGiven } from '@wasl/shared/rules/no-reason-given.ts'
import { eq, sql } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { audit } from '../../resources/write/audit.ts'
import { settlements } from '../tables/from-registry.ts'
import type { Payout, PayoutSource } from './payout-source.ts'

/** A payout of what a provider earned: a returned one opens its settlement again, which joins a later run. */
export function settlementSource({ settlement_id, provider_id, amount, reference }: Payout): PayoutSource {
  if (!settlement_id || !provider_id) throw new Error('settlementSource: a payout without a settlement')
  const payable = { kind: 'provider_payable', provider_id } as const
  const informed = { provider_ids: [provider_id], link: pages.settlement({ id: settlement_id }) }
  return {
    from: payable,
    back: payable,
    returnKind: 'payout_returned',
    release: async (ctx) => {
      await ctx.db.update(settlements).set({ payout_run_id: null, updated_at: ctx.clock.now() }).where(eq(settlements.id, settlement_id))
    },
    end: async (ctx) => {
      await setSettlement(ctx, settlement_id, { status: 'ended', reference, return_reason: null }, 'pay')
      await notify(ctx, { type: 'settlement_paid', params: { amount: moneyParam(amount) }, ...informed })
    },
    bringBack: async (ctx, reason) => {
      const open = { status: 'new' as const, payout_run_id: null, reference: null, return_reason: reason }
      await setSettlement(ctx, settlement_id, open, 'returned', reason)
      await notify(ctx, {
        type: 'settlement_returned',
        params: { amount: moneyParam(amount), reason: reason ?? noReasonGiven },
        ...informed,
      })
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
}

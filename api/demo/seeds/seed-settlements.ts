import { resources } from '@wasl/resources/index.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../context.ts'
import { createSettlement } from '../../money/settlements/create-settlement.ts'
import { runSettlements } from '../../money/settlements/run-settlements.ts'
import { loadUnsettled } from '../../money/settlements/unsettled.ts'
import { settlements } from '../../platform/db/resource-tables.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { addSeconds } from '../../platform/instants.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'

/** Settles the weeks of the past and a part of each provider's balance, pays that, and leaves a new settlement with the rest. */
export async function seedSettlements(ctx: TransactionCtx): Promise<void> {
  const now = ctx.clock.now()
  for (const days of [60, 30, 0]) await runSettlements({ ...ctx, clock: { ...ctx.clock, now: () => addSeconds(now, -days * daySeconds) } })
  const unpaid: { provider_id: string; before: string }[] = []
  const soon = addSeconds(now, 60)
  for (const { id: provider_id } of await ctx.db.select({ id: providers.id }).from(providers).orderBy(providers.created_at, providers.id)) {
    const last = (await loadUnsettled(ctx, provider_id, soon)).at(-1)
    if (!last) continue
    await createSettlement(ctx, provider_id, { before: last.earned_at, period_end: null })
    unpaid.push({ provider_id, before: soon })
  }
  await payAll(ctx)
  for (const { provider_id, before } of unpaid) await createSettlement(ctx, provider_id, { before, period_end: null })
}

async function payAll(ctx: TransactionCtx): Promise<void> {
  const open = await ctx.db
    .select()
    .from(settlements)
    .where(eq(settlements.status, 'new'))
    .orderBy(settlements.created_at, settlements.number)
  for (const [at, { id }] of open.entries())
    await runAction(ctx, storedResource(resources.settlements), { id, action: 'paid', inputs: { reference: `SNB-${883_000 + 7 * at}` } })
}

import { resources } from '@wasl/resources/index.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { desc, eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { createPayoutRun } from '../../money/payouts/create-run.ts'
import { createSettlement } from '../../money/settlements/create-settlement.ts'
import { runSettlements } from '../../money/settlements/run-settlements.ts'
import { loadUnsettled } from '../../money/settlements/unsettled.ts'
import { payouts, settlements } from '../../money/tables/from-registry.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'

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

// One administrator creates the run and another approves it; the bank returns one of its payouts.
async function payAll(ctx: TransactionCtx): Promise<void> {
  if ((await ctx.db.$count(settlements)) === 0) return
  const finance = { ...ctx, principal: await loadDemoAdmin(ctx, '0500000003') }
  const run_id = await createPayoutRun(finance, {})
  await audit(finance, { action: 'create', resource: 'payout-runs', row_id: run_id })
  const approver = { ...ctx, principal: await loadDemoAdmin(ctx, '0500000004') }
  await runAction(approver, storedResource(resources['payout-runs']), { id: run_id, action: 'approve' })
  const sent = await ctx.db.select().from(payouts).where(eq(payouts.run_id, run_id)).orderBy(desc(payouts.amount))
  for (const [at, { id }] of sent.entries()) {
    const result =
      at === sent.length - 1 && at > 0
        ? { id, action: 'returned', reason: 'الحساب مغلق' }
        : { id, action: 'paid', inputs: { reference: `SNB-${883_000 + 7 * at}` } }
    await runAction(approver, storedResource(resources.payouts), result)
  }
}

import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { PaymentGateway } from '../../money/gateway/gateway.ts'
import { listGateways } from '../../money/gateway/list-gateways.ts'
import { fetchReturnedPayouts } from '../../money/payouts/fetch-returns.ts'
import type { App, Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { enqueueJobs, recurringKey } from '../../platform/jobs/enqueue.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { gateway_differences } from '../tables/from-registry.ts'
import type { GatewayDifference } from './compare-payment.ts'
import { comparePayments } from './compare-payments.ts'
import { finishComparison } from './comparisons.ts'
import { bookSettlement, compareSettlements } from './settlements.ts'
import { type StoredDifference, storeDifferences } from './store-differences.ts'

/** How far back payments and settlements are compared every night; open differences are compared however old they are. */
const comparedDays = 30
/** What is younger may still be on its way: the last query of an attempt is after an hour. */
const settledAfterHours = 2
/** Midnight in Riyadh is 21:00 UTC; the night's run starts three hours later. */
const startsAt = 'T00:00:00.000Z'

const payload = z.object({ comparison_id: z.uuid() })

/** The recurring job schedules the run of each night; any other job compares now. */
export async function runReconciliation(app: App, job: Job): Promise<void> {
  const ctx = systemCtx(app)
  if (job.key !== recurringKey) return reconcile(ctx, payload.safeParse(job.payload).data?.comparison_id)
  const date = riyadhDate(app.clock.now())
  await enqueueJobs(ctx, [{ queue: 'reconciliation', key: `night ${date}`, run_at: `${date}${startsAt}` }])
}

/**
 * Books the settlements of the gateways and the payouts that came back, and compares their records with the ledger. Each difference becomes a row of the back office; those that are gone are closed.
 * May run at any time and as often as needed. Throws if a gateway does not answer: nothing is closed then.
 */
export async function reconcile(ctx: Ctx, comparison_id?: string): Promise<void> {
  const gateways = listGateways(ctx.adapters).map(({ gateway }) => gateway)
  if (gateways.length === 0) return
  const { electronic } = ctx.adapters.gateways
  const returned_payouts = electronic?.canPayOut ? await fetchReturnedPayouts(ctx, electronic) : 0
  const figures = { settlements: 0, differences: 0 }
  const differences: StoredDifference[] = []
  for (const gateway of gateways) {
    const found = await compareGateway(ctx, gateway)
    figures.settlements += found.settlements
    differences.push(...found.differences.map((difference) => ({ ...difference, gateway: gateway.name })))
  }
  figures.differences = differences.length
  await storeDifferences(
    ctx,
    gateways.map(({ name }) => name),
    differences,
  )
  await finishComparison(ctx, comparison_id, figures)
  ctx.log.info({ ...figures, returned_payouts }, 'reconciled with the payment gateways')
}

/** Books the settlements of one gateway and compares its records. */
async function compareGateway(ctx: Ctx, gateway: PaymentGateway): Promise<{ settlements: number; differences: GatewayDifference[] }> {
  const now = ctx.clock.now()
  const since = addSeconds(now, -comparedDays * daySeconds)
  const settlements = await gateway.settlementsSince(since)
  for (const settlement of settlements) await bookSettlement(ctx, gateway, settlement)
  const open = await ctx.db
    .select({ page_id: gateway_differences.page_id })
    .from(gateway_differences)
    .where(and(eq(gateway_differences.status, 'open'), eq(gateway_differences.gateway, gateway.name)))
  const pages = [...new Set(open.flatMap(({ page_id }) => page_id ?? []))]
  const ofPayments = await comparePayments(ctx, gateway, { since, until: addSeconds(now, -settledAfterHours * hourSeconds) }, pages)
  const ofSettlements = await compareSettlements(ctx, gateway, settlements)
  return { settlements: settlements.length, differences: [...ofPayments, ...ofSettlements] }
}

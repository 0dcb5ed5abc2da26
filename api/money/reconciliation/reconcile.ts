import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { App, Ctx } from '../../platform/context.ts'
import { gateway_differences } from '../../platform/db/resource-tables.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { enqueueJobs, recurringKey } from '../../platform/jobs/enqueue.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { fetchReturnedPayouts } from '../payouts/fetch-returns.ts'
import { comparePayments } from './compare-payments.ts'
import { finishComparison } from './comparisons.ts'
import { bookSettlement, compareSettlements } from './settlements.ts'
import { storeDifferences } from './store-differences.ts'

/** How far back payments and settlements are compared every night; open differences are compared however old they are. */
const comparedDays = 30
/** What is younger may still be on its way: the last question about an attempt is asked after an hour. */
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
 * Books the settlements of the gateway and the payouts that came back, and compares its records with the ledger. Each difference becomes a row of the back office; those that are gone are closed.
 * May run at any time and as often as needed. Throws if the gateway does not answer: nothing is closed then.
 */
export async function reconcile(ctx: Ctx, comparison_id?: string): Promise<void> {
  const { gateway } = ctx.adapters
  if (!gateway) return
  const now = ctx.clock.now()
  const since = addSeconds(now, -comparedDays * daySeconds)
  const settlements = await gateway.settlementsSince(since)
  for (const settlement of settlements) await bookSettlement(ctx, gateway, settlement)
  const returned_payouts = gateway.canPayOut ? await fetchReturnedPayouts(ctx, gateway) : 0
  const open = await ctx.db
    .select({ page_id: gateway_differences.page_id })
    .from(gateway_differences)
    .where(eq(gateway_differences.status, 'open'))
  const pages = [...new Set(open.flatMap(({ page_id }) => page_id ?? []))]
  const ofPayments = await comparePayments(ctx, gateway, { since, until: addSeconds(now, -settledAfterHours * hourSeconds) }, pages)
  const ofSettlements = await compareSettlements(ctx, gateway, settlements)
  await storeDifferences(ctx, [...ofPayments, ...ofSettlements])
  const figures = { settlements: settlements.length, differences: ofPayments.length + ofSettlements.length }
  await finishComparison(ctx, comparison_id, figures)
  ctx.log.info({ ...figures, returned_payouts }, 'reconciled with the payment gateway')
}

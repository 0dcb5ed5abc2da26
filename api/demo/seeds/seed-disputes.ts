import { resources } from '@wasl/resources/index.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { riyals } from '@wasl/shared/units.ts'
import { daySeconds, hourMs } from '@wasl/shared/utils/durations.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { createComplaint } from '../../ordering/complaints/create-complaint.ts'
import { executeDueDecision, listDueDecisions } from '../../ordering/complaints/execute-due-decisions.ts'
import { writeMessage } from '../../ordering/complaints/write-message.ts'
import { reportReview } from '../../ordering/reviews/report-review.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { type DemoDispute, demoDisputes } from '../data/disputes.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { loadDemoUser, seedOrder } from './seed-orders.ts'

/** Creates the disputed orders of the demo with the real operations at their time: one was split, one is frozen. */
export async function seedDisputes(ctx: TransactionCtx, catalogIds: CatalogIds): Promise<void> {
  for (const dispute of demoDisputes) await seedDispute(ctx, catalogIds, dispute)
}

/** Reports the lowest rating of a provider, as its owner. */
export async function seedReviewReport(ctx: TransactionCtx): Promise<void> {
  const principal = await loadDemoUser(ctx, '0500000021')
  const [review] = await ctx.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.provider_id, principal.provider?.id ?? ''), eq(reviews.status, 'published')))
    .orderBy(asc(reviews.rating), desc(reviews.created_at))
    .limit(1)
  if (!review) throw new Error('seedReviewReport: nobody rated the provider')
  const report = { reason: 'false' as const, note: 'لم ننفذ هذا العمل، ونرجو مراجعة الطلب.' }
  await reportReview({ ...ctx, principal }, { id: review.id, ...report })
}

async function seedDispute(ctx: TransactionCtx, catalogIds: CatalogIds, demo: DemoDispute): Promise<void> {
  const { brief, client: by, provider, days_ago, answer, split, reason, subject, message } = demo
  let at = Date.parse(addSeconds(ctx.clock.now(), -days_ago * daySeconds))
  const advanceHours = (hours: number) => {
    at += hours * hourMs
  }
  const pastCtx = { ...ctx, clock: { now: () => new Date(at).toISOString(), advance: (ms: number) => advanceHours(ms / hourMs) } }
  const asClient = { ...pastCtx, principal: await loadDemoUser(ctx, by) }
  const asProvider = { ...pastCtx, principal: await loadDemoUser(ctx, provider) }
  const { vat_percent } = await loadSettings(ctx)
  const { final_amount } = orderTotals({ service_amount: riyals(demo.riyals), discount: 0, vat_percent, deposit_percent: 100 })
  await fundWallet(pastCtx, { user_id: asClient.principal.id, amount: final_amount, note: 'شحن المحفظة' })
  await seedOrder(pastCtx, catalogIds, { brief, by, prices: [[provider, demo.riyals]], until: 'delivered' }, advanceHours)
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.client_id, asClient.principal.id), eq(orders.status, 'delivered')))
    .orderBy(desc(orders.submitted_at))
    .limit(1)
  if (!order) throw new Error(`seedDispute: ${brief} was not delivered`)
  advanceHours(4)
  const { id } = await createComplaint(asClient, { reason, subject, message, order_id: order.id, is_blocking: true, file_ids: [] })
  advanceHours(3)
  await writeMessage(asProvider, id, { message: answer, file_ids: [] })
  if (!split) return
  advanceHours(20)
  const decision = { id, action: 'split_amount', reason: split.reason, inputs: { refund_amount: split.refund_amount } }
  await runAction({ ...pastCtx, principal: await loadDemoAdmin(ctx, '0500000003') }, storedResource(resources.complaints), decision)
  advanceHours(8 * 24)
  for (const due of await listDueDecisions(pastCtx)) await executeDueDecision(pastCtx, due)
}

import { resources } from '@wasl/resources/index.ts'
import { riyals } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { reconcile } from '../../ordering/reconciliation/reconcile.ts'
import { gateway_differences } from '../../ordering/tables/from-registry.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { runAction } from '../../resources/actions/run-action.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { type SandboxGateway, sandboxGateway } from '../gateway/sandbox.ts'
import { changeRecords } from '../gateway/sandbox-differences.ts'
import { loadDemoAdmin } from './load-demo-admin.ts'
import { sandboxOf, topUpByCard } from './pay-by-card.ts'
import { loadDemoUser } from './seed-orders.ts'

/** Top-ups of past days for which the gateway took another fee than it had announced, in halalas. The older one was resolved. */
const topUps = [
  { phone: '0500000105', amount: riyals(300), fee: riyals(9), days_ago: 9, note: 'بطاقة صادرة خارج المملكة، ورسومها أعلى وفق العقد.' },
  { phone: '0500000106', amount: riyals(150), fee: riyals(4.5), days_ago: 3, note: null },
] as const

/** Lets two nights compare the gateway's records with the ledger: each finds another fee. Nothing if the real gateway is configured. */
export async function seedComparisons(ctx: TransactionCtx): Promise<void> {
  for (const { phone, amount, fee, days_ago, note } of topUps) {
    const day = atPast(ctx, days_ago)
    if (!day) return
    const page_id = await topUpByCard({ ...day, principal: await loadDemoUser(day, phone) }, amount)
    await changeRecords(day.sandbox, { page_id, fee })
    const night = atPast(ctx, days_ago - 1)
    if (!night) return
    await reconcile(night)
    if (note) await resolveOpen(night, note)
  }
}

type PastCtx = TransactionCtx & Pick<SandboxGateway, 'sandbox'>

/** The context and the sandbox on a past day: the records of the sandbox are the same, its clock is another one. */
function atPast(ctx: TransactionCtx, days: number): PastCtx | null {
  if (!sandboxOf(ctx)) return null
  const clock: Clock = { ...ctx.clock, now: () => addSeconds(ctx.clock.now(), -days * daySeconds) }
  const past = sandboxGateway(ctx.env.DATA_DIR, clock)
  return { ...ctx, clock, adapters: { ...ctx.adapters, gateways: { ...ctx.adapters.gateways, electronic: past } }, sandbox: past.sandbox }
}

async function resolveOpen(ctx: TransactionCtx, note: string): Promise<void> {
  const finance = { ...ctx, principal: await loadDemoAdmin(ctx, '0500000004') }
  const isOpenFee = and(eq(gateway_differences.status, 'open'), eq(gateway_differences.kind, 'other_fee'))
  for (const { id } of await ctx.db.select({ id: gateway_differences.id }).from(gateway_differences).where(isOpenFee))
    await runAction(finance, storedResource(resources['gateway-differences']), { id, action: 'resolve', inputs: { note } })
}

import { type GatewayName, gatewayMethodOf } from '@wasl/shared/contract/choices.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { GatewaySettlement, PaymentGateway } from '../../money/gateway/gateway.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { gateway_differences } from '../tables/from-registry.ts'
import { gatewayEvents } from '../tables/payments.ts'
import type { GatewayDifference } from './compare-payment.ts'

/**
 * Books a settlement of the gateway once: what it sent to our bank, and its fee as an expense of the platform. Its event is written in the same transaction.
 * Returns whether it was new.
 */
export const bookSettlement = (ctx: Ctx, { name }: PaymentGateway, { id, amount, fee }: GatewaySettlement): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const stored = await ctx.db
      .insert(gatewayEvents)
      .values({ gateway: name, event_id: id, type: 'settlement', amount, fee, received_at: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: gatewayEvents.id })
    if (stored.length === 0) return false
    await postTransaction(ctx, {
      kind: 'gateway_settlement',
      note: id,
      legs: [
        { account: { kind: 'gateway_clearing' }, amount },
        { account: { kind: 'gateway_fees' }, amount: -fee },
        { account: { kind: 'bank_clearing' }, amount: fee - amount },
      ],
    })
    return true
  })

/**
 * Settlements that do not fit the ledger. A gateway settles whole days: everything settled so far must be what the clearing account received until the end of a day
 * before, or of a later day if a payment was booked late. If a later settlement fits again, the earlier ones only had another cut-off. A difference that an
 * administrator resolved does not count for later ones.
 */
export async function compareSettlements(
  ctx: Ctx,
  { name }: PaymentGateway,
  settlements: readonly GatewaySettlement[],
): Promise<GatewayDifference[]> {
  const days = await loadClearingDays(ctx, name)
  const listed = settlements.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  const booked = await ctx.db
    .select({ event_id: gatewayEvents.event_id, amount: gatewayEvents.amount })
    .from(gatewayEvents)
    .where(and(eq(gatewayEvents.gateway, name), eq(gatewayEvents.type, 'settlement')))
  const amounts = new Map(booked.map(({ event_id, amount }) => [event_id, amount]))
  const ids = new Set(listed.map(({ id }) => id))
  const resolved = await loadResolved(ctx)
  const surplus = (id: string) => (resolved.get(id)?.found ?? 0) - (resolved.get(id)?.expected ?? 0)
  let settled = booked
    .filter(({ event_id }) => !ids.has(event_id))
    .reduce((sum, { event_id, amount }) => sum + amount - surplus(event_id), 0)
  const changed: GatewayDifference[] = []
  let unfit: GatewayDifference[] = []
  for (const { id, amount, created_at } of listed) {
    const difference = (expected: number, found: number): GatewayDifference => ({
      ...unlinked,
      kind: 'other_settlement',
      reference: id,
      expected,
      found,
      occurred_at: created_at,
    })
    const before = settled
    const bookedAmount = amounts.get(id) ?? amount
    settled += bookedAmount
    const isEarlier = ({ date }: ClearingDay) => date <= riyadhDate(created_at)
    const fits = days.some(({ total }) => total === settled)
    const expected = fits ? bookedAmount : closest(days.filter(isEarlier), settled) - before
    unfit = expected === bookedAmount ? [] : [...unfit, difference(expected, bookedAmount)]
    const known = resolved.get(id)
    if (known?.expected === expected && known.found === bookedAmount) settled -= surplus(id)
    // The gateway changed it after it was booked.
    if (bookedAmount !== amount) changed.push(difference(bookedAmount, amount))
  }
  return [...unfit, ...changed]
}

const unlinked = { currency: null, page_id: null, payment_number: null, order_id: null, client_id: null }

/** The differences of settlements that an administrator resolved, by the settlement. */
async function loadResolved({ db }: Ctx): Promise<ReadonlyMap<string, { expected: number; found: number }>> {
  const { reference, expected, found, kind, status } = gateway_differences
  const rows = await db
    .select({ reference, expected, found })
    .from(gateway_differences)
    .where(and(eq(kind, 'other_settlement'), eq(status, 'resolved')))
  return new Map(rows.map((row) => [row.reference, row]))
}

type ClearingDay = { date: string; total: number }

/** What the clearing account had received through gateways of this method by the end of each day (Riyadh), without what was settled. */
async function loadClearingDays({ db }: Ctx, gateway: GatewayName): Promise<ClearingDay[]> {
  const { rows } = await db.execute<{
    date: string
    amount: string
  }>(sql`select ((t.created_at at time zone 'Asia/Riyadh')::date)::text as date, -sum(e.amount) as amount
    from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'gateway_clearing'
    join ledger_transactions t on t.id = e.transaction_id left join payments p on p.id = t.payment_id
    where (p.id is null or p.method = ${gatewayMethodOf[gateway]}) and t.kind <> 'gateway_settlement' group by 1 order by 1`)
  let total = 0
  return rows.map(({ date, amount }) => {
    total += Number(amount)
    return { date, total }
  })
}

/** The total that is closest to a sum; of equal ones the latest. */
const closest = (days: readonly ClearingDay[], sum: number): number =>
  days.reduce((best, { total }) => (Math.abs(total - sum) <= Math.abs(best - sum) ? total : best), 0)

import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { GatewayPayment, PaymentGateway } from '../../money/gateway/gateway.ts'
import type { Ctx } from '../../platform/context.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { settlePayment } from '../payments/gateway-records/settle-payment.ts'
import { isBooked } from '../payments/payment-status.ts'
import { payments } from '../tables/payments.ts'
import { refunds } from '../tables/refunds.ts'
import { type BookedPayment, comparePayment, type GatewayDifference } from './compare-payment.ts'

type ComparedPeriod = { since: string; until: string }

/**
 * Compares the card payments of a period, and those of these pages, with the gateway's records. What is younger than `until` may still be on its way and is left
 * out. An attempt that turns out to be paid is booked first, as the worker does.
 */
export async function comparePayments(
  ctx: Ctx,
  gateway: PaymentGateway,
  { since, until }: ComparedPeriod,
  openPages: readonly string[],
): Promise<GatewayDifference[]> {
  const listed = (await gateway.listSince(since)).filter(({ created_at }) => created_at <= until)
  const byPage = Map.groupBy(listed, ({ page_id, id }) => page_id ?? id)
  const seen = new Set<string>()
  const differences: GatewayDifference[] = []
  const isRelevant = or(
    gt(payments.created_at, since),
    // By the refunds, since those of a checkout are of its orders.
    inArray(payments.id, ctx.db.select({ id: refunds.source_payment_id }).from(refunds).where(gt(refunds.created_at, since))),
    inArray(payments.gateway_id, [...new Set([...openPages, ...byPage.keys()])]),
  )
  const rows = inBatches(({ last, limit }) =>
    ctx.db
      .select({ id: payments.id, gateway_id: payments.gateway_id })
      .from(payments)
      .where(
        and(
          eq(payments.gateway, gateway.name),
          isNotNull(payments.gateway_id),
          sql`${payments.updated_at} <= ${until}`,
          isRelevant,
          last ? gt(payments.id, last) : undefined,
        ),
      )
      .orderBy(payments.id)
      .limit(limit),
  )
  for await (const { id, gateway_id } of rows) {
    const page_id = gateway_id ?? ''
    seen.add(page_id)
    const records = byPage.get(page_id) ?? (await fetchRecords(gateway, page_id))
    differences.push(...comparePage(await loadBooked(ctx, id, records), records))
  }
  for (const [page_id, records] of byPage)
    if (!seen.has(page_id) && !(await isKnown(ctx, page_id))) differences.push(...comparePage(null, records))
  for (const page_id of openPages.filter((page) => !seen.has(page) && !byPage.has(page)))
    differences.push(...comparePage(null, await fetchRecords(gateway, page_id)))
  return differences
}

/** The records of one page: all that were paid on it, and the booked one even if it is gone. */
function comparePage(known: BookedPayment | null, records: readonly GatewayPayment[]): GatewayDifference[] {
  const booked = records.find(({ id }) => id === known?.payment.gateway_payment_id)
  const others = records.filter((record) => record !== booked)
  const isMissing = known !== null && !booked && ['captured', 'refunded', 'credited'].includes(known.payment.status)
  return [
    ...(booked ? comparePayment(known, booked) : []),
    ...(isMissing ? comparePayment(known, null) : []),
    ...others.flatMap((record) => comparePayment(known, record)),
  ]
}

async function fetchRecords(gateway: PaymentGateway, page_id: string): Promise<GatewayPayment[]> {
  const payment = (await gateway.fetch(page_id))?.payment
  return payment ? [payment] : []
}

/** Younger than the period's end: it is compared in the next run. */
const isKnown = async ({ db }: Ctx, page_id: string): Promise<boolean> => (await db.$count(payments, eq(payments.gateway_id, page_id))) > 0

async function loadBooked(ctx: Ctx, id: string, records: readonly GatewayPayment[]): Promise<BookedPayment | null> {
  const before = await findPayment(ctx, id)
  if (before && !isBooked(before) && records.some(({ status }) => status === 'paid')) await settlePayment(ctx, id)
  const payment = await findPayment(ctx, id)
  const [sums] = await ctx.db
    .select({
      refunded: sql<string>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = 'confirmed'), 0)`,
      refunding: sql<string>`coalesce(sum(${refunds.amount}) filter (where ${refunds.status} = 'sent'), 0)`,
    })
    .from(refunds)
    .where(eq(refunds.source_payment_id, id))
  return payment ? { payment, refunded: Number(sums?.refunded), refunding: Number(sums?.refunding) } : null
}

const findPayment = async ({ db }: Ctx, id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]

import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../../money/gateway/gateway.ts'
import { gatewayOfPayment } from '../../money/gateway/require-gateway.ts'
import type { App, Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { asSystem, systemCtx } from '../../platform/jobs/system-ctx.ts'
import { payments } from '../tables/payments.ts'
import { refunds } from '../tables/refunds.ts'
import { confirmCardRefund, lockCardRefunds, type RefundRow, rejectCardRefund, setRefundStatus } from './confirm-card-refund.ts'

const payload = z.object({ refund_id: z.uuid() })
/** Longer than a call of the gateway can take. */
const leaseSeconds = 30
/** Jobs that failed too often are taken up again after this time. */
const forgottenSeconds = 3_600

/** Schedules a new refund to a card, in the transaction that creates it. */
export const scheduleCardRefund = (ctx: TransactionCtx, refund_id: string): Promise<void> =>
  enqueueJobs(ctx, [{ queue: 'refunds', key: refund_id, payload: { refund_id } }])

/** Makes the refund of a job at the gateway. The recurring job takes up those that no job serves any more. Throws if it has to run again. */
export async function sendCardRefunds(app: App, job: Job): Promise<void> {
  const ctx = systemCtx(app)
  const { success, data } = payload.safeParse(job.payload)
  if (success) return sendCardRefund(ctx, data.refund_id)
  const before = addSeconds(app.clock.now(), -forgottenSeconds)
  const forgotten = inBatches(({ last, limit }) =>
    app.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.destination, 'source'),
          inArray(refunds.status, ['queued', 'sent']),
          lt(refunds.updated_at, before),
          last ? gt(refunds.id, last) : undefined,
        ),
      )
      .orderBy(refunds.id)
      .limit(limit),
  )
  const failures: unknown[] = []
  for await (const { id } of forgotten) await sendCardRefund(ctx, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'sendCardRefunds: some refunds could not be sent')
}

/**
 * Returns a refund to its card, once, whatever crashes. A gateway takes no key for refunds, but its record shows what has been refunded: it is read before the
 * call, so that a call without an answer is not repeated, and after it, because only the record confirms a refund. A rejected one goes to the wallet.
 */
async function sendCardRefund(ctx: Ctx, id: string): Promise<void> {
  const [found] = await ctx.db
    .select({ refund: refunds, source_id: payments.id, page_id: payments.gateway_id, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.source_payment_id))
    .where(and(eq(refunds.id, id), inArray(refunds.status, ['queued', 'sent'])))
  if (!found?.page_id) return
  const { refund, source_id, page_id } = found
  const gateway = gatewayOfPayment(ctx, found)
  const before = await fetchPayment(gateway, page_id)
  await confirmCardRefund(ctx, source_id, before)
  const claimed = await claimRefund(ctx, refund, source_id, before)
  if (!claimed) return
  let rejection: GatewayError | null = null
  if (claimed === 'to_send')
    try {
      await gateway.refund(before.id, refund.amount)
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error
      rejection = error
    }
  const after = await fetchPayment(gateway, page_id)
  await confirmCardRefund(ctx, source_id, after)
  if (rejection && after.refunded === before.refunded) return rejectCardRefund(ctx, refund, source_id)
  if (await isOpen(ctx, id)) throw new Error(`sendCardRefund: the gateway has not confirmed the refund ${refund.number} yet`)
}

/** `in_record`: the gateway's record contains it already. Null if it is closed. Throws if another one of this payment is with the gateway. */
const claimRefund = (
  ctx: Ctx,
  { id, number }: RefundRow,
  source_id: string,
  record: GatewayPayment,
): Promise<'to_send' | 'in_record' | null> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { open, confirmed } = await lockCardRefunds(ctx, source_id)
    const refund = open.find((one) => one.id === id)
    if (!refund) return null
    if (open.some((one) => one.id !== id && one.status === 'sent')) throw new Error(`sendCardRefund: ${number} waits for another refund`)
    const isInRecord = record.refunded >= confirmed + refund.amount
    // Somebody refunded a part of the payment at the gateway: the reconciliation reports it.
    if (!isInRecord && record.refunded !== confirmed)
      throw new Error(`sendCardRefund: the gateway has refunded ${record.refunded}, not ${confirmed}, before ${number}`)
    if (refund.status === 'queued') await setRefundStatus(ctx, refund, 'sent')
    if (isInRecord) return 'in_record'
    const leased = await ctx.db
      .update(refunds)
      .set({ sending_until: sql`clock_timestamp() + ${leaseSeconds} * interval '1 second'` })
      .where(and(eq(refunds.id, id), sql`coalesce(${refunds.sending_until} < clock_timestamp(), true)`))
      .returning({ id: refunds.id })
    if (leased.length === 0) throw new Error(`sendCardRefund: another process is sending ${number}`)
    return 'to_send'
  })

async function fetchPayment(gateway: PaymentGateway, page_id: string): Promise<GatewayPayment> {
  const payment = (await gateway.fetch(page_id))?.payment
  if (!payment) throw new Error(`sendCardRefund: the gateway does not have the payment of page ${page_id}`)
  return payment
}

const isOpen = async ({ db }: Ctx, id: string): Promise<boolean> =>
  (await db.$count(refunds, and(eq(refunds.id, id), inArray(refunds.status, ['queued', 'sent'])))) > 0

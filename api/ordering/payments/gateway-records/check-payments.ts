import { and, gt, isNotNull, lte } from 'drizzle-orm'
import * as z from 'zod'
import type { App } from '../../../platform/context.ts'
import type { Job } from '../../../platform/jobs/claim.ts'
import { inBatches } from '../../../platform/jobs/in-batches.ts'
import { systemCtx } from '../../../platform/jobs/system-ctx.ts'
import { payments } from '../../tables/payments.ts'
import { isOpenPayment } from '../payment-status.ts'
import { settlePayment } from './settle-payment.ts'

const payload = z.object({ payment_id: z.uuid() })

/**
 * Asks the gateway about the attempt of a job. The recurring job closes the attempts whose time is over, so that none stays open. Throws if the gateway does
 * not answer: the job runs again then.
 */
export async function checkPayments(app: App, job: Job): Promise<void> {
  const ctx = systemCtx(app)
  const { success, data } = payload.safeParse(job.payload)
  if (success) {
    await settlePayment(ctx, data.payment_id)
    return
  }
  const overdue = inBatches(({ last, limit }) =>
    app.db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          isOpenPayment,
          isNotNull(payments.gateway),
          lte(payments.expires_at, app.clock.now()),
          last ? gt(payments.id, last) : undefined,
        ),
      )
      .orderBy(payments.id)
      .limit(limit),
  )
  const failures: unknown[] = []
  for await (const { id } of overdue) await settlePayment(ctx, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'checkPayments: some attempts could not be settled')
}

import { hourMs } from '@wasl/shared/utils/durations.ts'
import { runExport } from '../../identity/personal-data/export.ts'
import { sendBroadcastBatch } from '../../messaging/broadcasts/send-broadcast-batch.ts'
import { notifyUnread } from '../../messaging/chat/notify-unread.ts'
import { whatsAppAttempts } from '../../messaging/whatsapp/send-whatsapp.ts'
import { checkPayments } from '../../money/payments/gateway-records/check-payments.ts'
import { sendPayouts } from '../../money/payouts/send-payouts.ts'
import { runReconciliation } from '../../money/reconciliation/reconcile.ts'
import { sendCardRefunds } from '../../money/refunds/send-card-refund.ts'
import { runSettlements } from '../../money/settlements/run-settlements.ts'
import { bulkRunAttempts, runBulkBatch } from '../../resources/bulk-runs/run-bulk-batch.ts'
import { importAttempts, runImport } from '../../resources/import/run-import.ts'
import type { App } from '../context.ts'
import type { QueueName } from '../db/tables/jobs.ts'
import { deliverLive } from '../live/deliver-live.ts'
import type { Job } from './claim.ts'
import { deleteExpired } from './cleanup.ts'
import { recurringMs, runDueDeadlines } from './run-due-deadlines.ts'
import { sendOutboundMessage } from './send-outbound-message.ts'
import { systemCtx } from './system-ctx.ts'

/** `again` puts the job back into the queue for its next part. */
export type JobResult = 'done' | 'again'

/** Does several jobs together and returns the errors of those that failed, by the job's id. If it throws, each is done by the queue's `handler`. */
export type BatchHandler = (app: App, jobs: readonly Job[]) => Promise<ReadonlyMap<string, unknown>>

type QueueDefinition = {
  /** Does the job. Must be safe to repeat. */
  handler: (app: App, job: Job) => Promise<JobResult>
  /** How many jobs of this queue a process runs at the same time: one batch, if the queue has batches. */
  concurrency: number
  /** Runs up to `size` jobs together, at most one batch every `spacingMs`: what arises meanwhile waits for the next one. */
  batch?: { handler: BatchHandler; size: number; spacingMs: number }
  /** After `limit` failed attempts the job is dead. The delay before the next attempt starts at twice `seconds` and doubles each time. */
  retry: { limit: number; seconds: number }
  /** The queue has one job without an end, which runs at this interval. */
  everyMs?: number
  /** What is stored in production once the job is done, to clear what must not be kept. */
  cleared?: Partial<Job>
}

const inOnePart =
  (work: (app: App, job: Job) => Promise<void>): QueueDefinition['handler'] =>
  async (app, job) => {
    await work(app, job)
    return 'done'
  }

const carrierRetry = { limit: 8, seconds: 15 }
// After the last attempt an SMS takes its place, so that nobody waits for an hour.
const whatsAppRetry = { limit: whatsAppAttempts, seconds: 15 }

/** All background work. Each queue has its own loop, so that a slow service delays no other queue. */
export const queues: Readonly<Record<QueueName, QueueDefinition>> = {
  live: {
    handler: inOnePart(sendOutboundMessage),
    concurrency: 1,
    batch: { handler: deliverLive, size: 100, spacingMs: 200 },
    retry: { limit: 5, seconds: 1 },
  },
  // The text may contain a code or a password.
  sms: { handler: inOnePart(sendOutboundMessage), concurrency: 5, retry: carrierRetry, cleared: { body: '' } },
  email: { handler: inOnePart(sendOutboundMessage), concurrency: 3, retry: carrierRetry },
  whatsapp: { handler: inOnePart(sendOutboundMessage), concurrency: 5, retry: whatsAppRetry },
  push: { handler: inOnePart(sendOutboundMessage), concurrency: 5, retry: carrierRetry },
  deadlines: { handler: inOnePart(runDueDeadlines), concurrency: 1, retry: { limit: 8, seconds: 15 }, everyMs: recurringMs },
  payments: { handler: inOnePart(checkPayments), concurrency: 3, retry: { limit: 8, seconds: 15 }, everyMs: recurringMs },
  broadcasts: { handler: sendBroadcastBatch, concurrency: 1, retry: { limit: 8, seconds: 5 } },
  imports: { handler: inOnePart(runImport), concurrency: 1, retry: { limit: importAttempts, seconds: 5 } },
  bulk_runs: { handler: runBulkBatch, concurrency: 1, retry: { limit: bulkRunAttempts, seconds: 5 } },
  exports: { handler: inOnePart(runExport), concurrency: 1, retry: { limit: 5, seconds: 30 } },
  settlements: {
    handler: inOnePart((app) => runSettlements(systemCtx(app))),
    concurrency: 1,
    retry: { limit: 3, seconds: 60 },
    everyMs: hourMs,
  },
  refunds: { handler: inOnePart(sendCardRefunds), concurrency: 2, retry: { limit: 12, seconds: 30 }, everyMs: hourMs },
  reconciliation: { handler: inOnePart(runReconciliation), concurrency: 1, retry: { limit: 6, seconds: 60 }, everyMs: hourMs },
  payouts: { handler: inOnePart(sendPayouts), concurrency: 1, retry: { limit: 12, seconds: 30 }, everyMs: hourMs },
  chat: { handler: inOnePart(notifyUnread), concurrency: 3, retry: { limit: 5, seconds: 5 } },
  cleanup: { handler: inOnePart(deleteExpired), concurrency: 1, retry: { limit: 3, seconds: 60 }, everyMs: hourMs },
}

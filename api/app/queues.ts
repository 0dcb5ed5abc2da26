import { hourMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { notifyBackInStock } from '../catalog/favorites/stock-wishes.ts'
import { loadOwnProductImporter } from '../catalog/provider-store/import-own-products.ts'
import { runExport } from '../identity/personal-data/export.ts'
import { remindOfCertificates } from '../identity/providers/certificate-reminders.ts'
import { checkNumbers } from '../identity/registers/check-numbers.ts'
import { sendBroadcastBatch } from '../messaging/broadcasts/send-broadcast-batch.ts'
import { notifyUnread } from '../messaging/chat/notify-unread.ts'
import { deliverLive } from '../messaging/live/deliver-live.ts'
import { sendOutboundMessage } from '../messaging/outbound/send-outbound-message.ts'
import { whatsAppAttempts } from '../messaging/whatsapp/send-whatsapp.ts'
import { sendPayouts } from '../money/payouts/send-payouts.ts'
import { runSettlements } from '../money/settlements/run-settlements.ts'
import { mailStatements } from '../money/statements/mail-statements.ts'
import { recurringMs, runDueDeadlines } from '../ordering/deadlines/run-due-deadlines.ts'
import { checkPayments } from '../ordering/payments/gateway-records/check-payments.ts'
import { runReconciliation } from '../ordering/reconciliation/reconcile.ts'
import { sendCardRefunds } from '../ordering/refunds/send-card-refund.ts'
import type { App, Hooks } from '../platform/context.ts'
import type { Job } from '../platform/jobs/claim.ts'
import type { QueueDefinition } from '../platform/jobs/queue-definition.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'
import { bulkRunAttempts, runBulkBatch } from '../resources/bulk-runs/run-bulk-batch.ts'
import { importAttempts, runImport } from '../resources/import/run-import.ts'
import { deleteExpired } from './cleanup.ts'

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
export const queues: Hooks['queues'] = {
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
  imports: {
    handler: inOnePart(runImport({ products: loadOwnProductImporter })),
    concurrency: 1,
    retry: { limit: importAttempts, seconds: 5 },
  },
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
  registers: { handler: inOnePart(checkNumbers), concurrency: 1, retry: { limit: 6, seconds: 60 }, everyMs: hourMs },
  certificates: { handler: inOnePart(remindOfCertificates), concurrency: 1, retry: { limit: 3, seconds: 60 }, everyMs: hourMs },
  statements: { handler: inOnePart(mailStatements), concurrency: 1, retry: { limit: 3, seconds: 60 }, everyMs: hourMs },
  stock_wishes: { handler: inOnePart(notifyBackInStock), concurrency: 1, retry: { limit: 3, seconds: 60 }, everyMs: minuteMs },
  cleanup: { handler: inOnePart(deleteExpired), concurrency: 1, retry: { limit: 3, seconds: 60 }, everyMs: hourMs },
}

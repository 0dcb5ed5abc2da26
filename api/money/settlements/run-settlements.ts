import { payoutWeek } from '@wasl/shared/rules/payout-week.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { issueMissingCreditNotes } from '../documents/issue-commission-credit-note.ts'
import { issueMissingInvoices } from '../documents/issue-commission-invoice.ts'
import { createSettlement } from './create-settlement.ts'
import { refreshHolds } from './holds.ts'
import { loadUnsettledProviders } from './unsettled.ts'

/**
 * Makes the settlements of the closed week, one transaction for each provider, and renews the holds. It may run at any time and as often as needed: a week that was
 * missed is made up for at the next run. Throws the collected errors at the end.
 */
export async function runSettlements(ctx: Ctx): Promise<void> {
  const { payout_weekday } = await loadSettings(ctx)
  const { closed_at, last_day } = payoutWeek(ctx.clock.now(), payout_weekday)
  const failures: unknown[] = []
  for await (const { id } of inBatches((page) => loadUnsettledProviders(ctx, closed_at, page)))
    await inTransaction(ctx, (ctx) => createSettlement(ctx, id, { before: closed_at, period_end: last_day })).catch((error: unknown) =>
      failures.push(error),
    )
  await issueMissingInvoices(ctx)
  await issueMissingCreditNotes(ctx)
  await refreshHolds(ctx)
  if (failures.length > 0) throw new AggregateError(failures, 'runSettlements: some settlements failed')
}

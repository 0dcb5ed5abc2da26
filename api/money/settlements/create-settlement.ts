import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { insertRows } from '../../resources/write/insert-rows.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { lockForCommission } from '../documents/commission-document.ts'
import { issueCommissionCreditNote } from '../documents/issue-commission-credit-note.ts'
import { issueCommissionInvoice } from '../documents/issue-commission-invoice.ts'
import { settlement_lines, settlements } from '../tables/from-registry.ts'
import { loadUnsettled } from './unsettled.ts'

type SettledLine = Awaited<ReturnType<typeof loadUnsettled>>[number] & { service_amount: number }
/** What is settled: everything earned before an instant. `period_end` is the last day of the closed week; null if the provider asked for it. */
type SettledPeriod = { before: string; period_end: string | null }

/**
 * Gathers what a provider earned before an instant into one settlement, with a line for each movement, and informs the provider. Returns null if there is
 * nothing, less than the minimum, or the week has its settlement. Only one settlement of a provider is made at a time: its payable balance is locked.
 */
export async function createSettlement(
  ctx: TransactionCtx,
  provider_id: string,
  { before, period_end }: SettledPeriod,
): Promise<string | null> {
  await lockForCommission(ctx, provider_id)
  if (period_end && (await isWeekSettled(ctx, provider_id, period_end))) return null
  const lines = (await loadUnsettled(ctx, provider_id, before)).map((line) => ({
    ...line,
    service_amount: line.amount + line.commission + line.commission_vat + line.margin,
  }))
  const amount = sumOf(lines, 'amount')
  const { min_payout } = await loadSettings(ctx)
  if (amount <= 0 || amount < min_payout) return null
  const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, provider_id))
  if (!provider) throw new Error(`createSettlement: no provider ${provider_id}`)
  const at = ctx.clock.now()
  const { bank_name, iban, account_name } = provider
  const settlement = {
    provider_id,
    service_amount: sumOf(lines, 'service_amount'),
    commission: sumOf(lines, 'commission'),
    commission_vat: sumOf(lines, 'commission_vat'),
    margin: sumOf(lines, 'margin'),
    amount,
    status: 'new' as const,
    period_end,
    ...{ bank_name, iban, account_name },
    ...{ created_at: at, updated_at: at },
  }
  const { id } = await insertNumberedRow(ctx, settlements, yearNumber('S', at), settlement, {
    resource: 'settlements',
    after: ({ number }) => ({ number, provider_id, amount, status: 'new' }),
  })
  const rows = lines.map((line) => ({ ...line, settlement_id: id, created_at: at, updated_at: at }))
  await insertRows(ctx, settlement_lines, rows, 'is part of a change')
  await issueCommissionInvoice(ctx, id)
  await issueCommissionCreditNote(ctx, id)
  await notifyLines(ctx, { id, provider_id }, lines)
  return id
}

const sumOf = (lines: readonly SettledLine[], key: 'amount' | 'commission' | 'commission_vat' | 'margin' | 'service_amount'): number =>
  lines.reduce((sum, line) => sum + line[key], 0)

const isWeekSettled = async ({ db }: TransactionCtx, provider_id: string, period_end: string): Promise<boolean> =>
  (await db.$count(settlements, and(eq(settlements.provider_id, provider_id), eq(settlements.period_end, period_end)))) > 0

async function notifyLines(
  ctx: TransactionCtx,
  { id, provider_id }: { id: string; provider_id: string },
  lines: readonly SettledLine[],
): Promise<void> {
  const ids = lines.flatMap(({ order_id }) => order_id ?? [])
  const numbers = new Map(
    ids.length === 0
      ? []
      : (await ctx.db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, ids))).map((order) => [
          order.id,
          order.number,
        ]),
  )
  for (const { order_id, amount } of lines) {
    const order = order_id && numbers.get(order_id)
    // The provider was notified of a refund when it was approved.
    if (!order || amount <= 0) continue
    const params = { order, amount: moneyParam(amount) }
    await notify(ctx, { type: 'settlement_line_added', params, provider_ids: [provider_id], order_id, link: pages.settlement({ id }) })
  }
}

import { and, eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import type { AccountRef } from '../ledger/ledger-account.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { payout_runs, payouts } from '../tables/from-registry.ts'
import { findPayoutSource } from './find-payout-source.ts'
import type { Payout, PayoutSource } from './payout-source.ts'

type PayoutChange = { from: 'approved' | 'paid'; to: 'paid' | 'returned'; action: string; reason: string | null; reference?: string | null }

/** Sets the status of a payout to what the gateway reported, with its audit entry. Returns false if it changed meanwhile. */
export async function setPayoutStatus(ctx: TransactionCtx, id: string, change: PayoutChange): Promise<boolean> {
  const { from, to, action, reason, reference } = change
  await lockRunOfPayout(ctx, id)
  const changed = await ctx.db
    .update(payouts)
    .set({
      ...{ status: to, updated_at: ctx.clock.now(), version: sql`${payouts.version} + 1` },
      ...(reference !== undefined && { reference }),
    })
    .where(and(eq(payouts.id, id), eq(payouts.status, from)))
    .returning({ id: payouts.id })
  if (changed.length === 0) return false
  await audit(ctx, { action, resource: 'payouts', row_id: id, before: { status: from }, after: { status: to }, reason })
  return true
}

/**
 * Locks the run of a payout until the commit. Every result takes this lock before that of the payout, as sending the run does: two of them never wait for each other in
 * a circle, and the last result completes the run.
 */
export async function lockRunOfPayout({ db }: TransactionCtx, id: string): Promise<void> {
  await db.execute(
    sql`select 1 from ${payout_runs} where ${payout_runs.id} = (select ${payouts.run_id} from ${payouts} where ${payouts.id} = ${id}) for update`,
  )
}

/** Books a payout that the bank made, ends what it pays and notifies its owner. Runs once per payout: its status was set under lock before. */
export async function payPayout(ctx: TransactionCtx, id: string): Promise<void> {
  const payout = await loadPayout(ctx, id)
  await bookResult(ctx, payout, 'payout_sent', { kind: 'bank_clearing' })
  await findPayoutSource(payout).end(ctx)
}

/** Gives a payout that the bank returned back to the balance that it came from, whose owner reads the reason. */
export async function returnPayout(ctx: TransactionCtx, id: string, reason: string | null): Promise<void> {
  const payout = await loadPayout(ctx, id)
  const { back, returnKind, bringBack } = findPayoutSource(payout)
  const transaction_number = await bookResult(ctx, payout, returnKind, back)
  await ctx.db.update(payouts).set({ return_reason: reason }).where(eq(payouts.id, id))
  await bringBack(ctx, reason, transaction_number)
}

/** The same for a payout that was booked as paid before the bank returned it: the money is at the bank again. */
export async function returnPaidPayout(ctx: TransactionCtx, id: string, reason: string | null): Promise<void> {
  const payout = await loadPayout(ctx, id)
  const { back, returnKind, bringBack } = findPayoutSource(payout)
  const { amount, number } = payout
  const legs = [
    { account: { kind: 'bank_clearing' } as const, amount: -amount },
    { account: back, amount },
  ]
  const { reference_number } = await postTransaction(ctx, { kind: returnKind, note: number, legs })
  await ctx.db.update(payouts).set({ return_number: reference_number, return_reason: reason }).where(eq(payouts.id, id))
  await bringBack(ctx, reason, reference_number)
}

async function loadPayout({ db }: TransactionCtx, id: string): Promise<Payout> {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, id))
  if (!payout) throw notFound()
  return payout
}

async function bookResult(
  ctx: TransactionCtx,
  { id, run_id, number, amount }: Payout,
  kind: 'payout_sent' | PayoutSource['returnKind'],
  to: AccountRef,
): Promise<string> {
  const legs = [
    { account: { kind: 'payout_clearing' } as const, amount: -amount },
    { account: to, amount },
  ]
  const { reference_number } = await postTransaction(ctx, { kind, note: number, legs })
  await ctx.db.update(payouts).set({ result_number: reference_number }).where(eq(payouts.id, id))
  const [completed] = await ctx.db
    .update(payout_runs)
    .set({ status: 'completed', updated_at: ctx.clock.now(), version: sql`${payout_runs.version} + 1` })
    .where(
      and(
        eq(payout_runs.id, run_id),
        sql`not exists (select 1 from ${payouts} where ${payouts.run_id} = ${payout_runs.id} and ${payouts.status} = 'approved')`,
      ),
    )
    .returning({ id: payout_runs.id })
  if (completed)
    await audit(ctx, {
      action: 'complete',
      resource: 'payout-runs',
      row_id: run_id,
      before: { status: 'approved' },
      after: { status: 'completed' },
    })
  return reference_number
}

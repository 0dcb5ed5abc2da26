import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { refreshHolds } from '../settlements/holds.ts'
import { payout_runs, payouts, settlements, wallet_withdrawals } from '../tables/from-registry.ts'
import { ledgerAccounts } from '../tables/ledger.ts'
import { findPayoutSource } from './find-payout-source.ts'
import type { Payout } from './payout-source.ts'

const pendingOf = (run_id: string) => and(eq(payouts.run_id, run_id), eq(payouts.status, 'pending'))

/** Takes the amounts of a run off the balances, as another administrator approved. Runs once per run: its status was set under lock before. */
export async function approvePayoutRun(ctx: TransactionCtx, id: string): Promise<void> {
  const pending = await ctx.db.select().from(payouts).where(pendingOf(id)).orderBy(payouts.number)
  if (pending.length === 0) throw conflict({ en: 'The run contains no payout', ar: 'لا تحويلات في الدفعة' })
  await lockAccounts(ctx, pending)
  await assertNothingHeld(ctx, id)
  const at = ctx.clock.now()
  // Sequential: a transaction has one connection.
  for (const payout of pending) {
    const { id: payout_id, amount, number } = payout
    const { reference_number } = await postTransaction(ctx, {
      kind: 'payout',
      note: number,
      legs: [
        { account: findPayoutSource(payout).from, amount: -amount },
        { account: { kind: 'payout_clearing' }, amount },
      ],
    })
    await ctx.db
      .update(payouts)
      .set({ status: 'approved', transaction_number: reference_number, updated_at: at, version: sql`${payouts.version} + 1` })
      .where(eq(payouts.id, payout_id))
    await audit(ctx, {
      action: 'approve',
      resource: 'payouts',
      row_id: payout_id,
      before: { status: 'pending' },
      after: { status: 'approved' },
    })
  }
}

/** Gives the settlements and withdrawals of a run back to the next one. */
export async function cancelPayoutRun(ctx: TransactionCtx, id: string): Promise<void> {
  const at = ctx.clock.now()
  const removed = await ctx.db.update(payouts).set({ status: 'removed', updated_at: at }).where(pendingOf(id)).returning({ id: payouts.id })
  await ctx.db.update(settlements).set({ payout_run_id: null, updated_at: at }).where(eq(settlements.payout_run_id, id))
  await ctx.db.update(wallet_withdrawals).set({ payout_run_id: null, updated_at: at }).where(eq(wallet_withdrawals.payout_run_id, id))
  for (const { id } of removed)
    await audit(ctx, { action: 'cancel', resource: 'payouts', row_id: id, before: { status: 'pending' }, after: { status: 'removed' } })
}

/** Takes one payout out of a run that is not approved yet. Throws 409 if an administrator has just decided about the run. */
export async function removePayout(ctx: TransactionCtx, id: string): Promise<void> {
  const [payout] = await ctx.db.select().from(payouts).where(eq(payouts.id, id))
  if (!payout) throw notFound()
  const [run] = await ctx.db.select().from(payout_runs).where(eq(payout_runs.id, payout.run_id)).for('update')
  if (run?.status !== 'pending') throw conflict({ en: 'Only before the run is approved', ar: 'قبل اعتماد الدفعة فقط' })
  await findPayoutSource(payout).release(ctx)
  await ctx.db
    .update(payout_runs)
    .set({ amount: sql`${payout_runs.amount} - ${payout.amount}`, payout_count: sql`${payout_runs.payout_count} - 1` })
    .where(eq(payout_runs.id, run.id))
  // The reason to remove it may be a hold that the rejected approval found and did not store.
  await refreshHolds(ctx)
}

// All at once in the order of their ids, as every posting does, so that two approvals never wait for each other in a circle.
const lockAccounts = ({ db }: TransactionCtx, pending: readonly Payout[]) =>
  db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      or(
        inArray(ledgerAccounts.kind, ['payout_clearing', 'withdrawals']),
        and(
          eq(ledgerAccounts.kind, 'provider_payable'),
          inArray(
            ledgerAccounts.provider_id,
            pending.flatMap(({ provider_id }) => provider_id ?? []),
          ),
        ),
      ),
    )
    .orderBy(ledgerAccounts.id)
    .for('update')

/** What happened since the run was created: a complaint, a new IBAN, a rejected document, a blocked client. */
async function assertNothingHeld(ctx: TransactionCtx, run_id: string): Promise<void> {
  await refreshHolds(ctx)
  const held = await ctx.db
    .select({ number: settlements.number })
    .from(settlements)
    .where(and(eq(settlements.payout_run_id, run_id), isNotNull(settlements.hold_reason)))
    .unionAll(
      ctx.db
        .select({ number: wallet_withdrawals.number })
        .from(wallet_withdrawals)
        .innerJoin(users, eq(users.id, wallet_withdrawals.client_id))
        .where(and(eq(wallet_withdrawals.payout_run_id, run_id), ne(users.status, 'active'))),
    )
  if (held.length === 0) return
  const numbers = held.map(({ number }) => number).join(', ')
  throw conflict({
    en: `On hold meanwhile: ${numbers}. Remove these payouts from the run first`,
    ar: `أصبحت معلّقة: ${numbers}. استبعدها من الدفعة أولًا`,
  })
}

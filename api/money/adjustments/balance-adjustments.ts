import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { type AccountRef, loadBalance } from '../ledger/ledger-account.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { balance_adjustments } from '../tables/from-registry.ts'

type Adjustment = typeof balance_adjustments.$inferSelect
type AdjustmentDraft = Pick<Adjustment, 'account' | 'client_id' | 'provider_id' | 'direction' | 'amount' | 'reason' | 'attachments'>

/**
 * Stores a request from its form. Throws 422 if the balance would go below zero, or if it adds to a wallet that is not one of a client. What a provider once
 * paid into a wallet can be deducted, and added to its earnings.
 */
export async function createAdjustment(outer: Ctx, draftRow: AnyRow): Promise<string> {
  return inTransaction(outer, async (ctx) => {
    const draft = asDraft(draftRow)
    const values = draft.account === 'wallet' ? { ...draft, provider_id: null } : { ...draft, client_id: null }
    if (values.client_id && values.direction === 'add') await assertClient(ctx, values.client_id)
    if (values.direction === 'deduct') await assertCovered(ctx, values)
    const at = ctx.clock.now()
    const requested_by = adminCtx(ctx).principal.id
    const row = { ...values, status: 'pending', requested_by, created_at: at, updated_at: at } as const
    const { id } = await insertNumberedRow(ctx, balance_adjustments, yearNumber('AD', at), row, 'is part of a change')
    return id
  })
}

// Safe: the draft was parsed by the strict schema of balance adjustments.
const asDraft = (draft: AnyRow) => draft as AdjustmentDraft

async function assertClient({ db }: Ctx, id: string): Promise<void> {
  const [user] = await db.select({ role: users.role, company_id: users.company_id }).from(users).where(eq(users.id, id))
  if (user?.role !== 'client' || user.company_id) throw invalid('client_id', { en: 'Choose a client', ar: 'اختر عميلًا' })
}

async function assertCovered(ctx: Ctx, adjustment: AdjustmentDraft): Promise<void> {
  const balance = await loadBalance(ctx, accountOf(adjustment))
  if (balance < adjustment.amount)
    throw invalid('amount', {
      en: `The balance is ${formatMoneyText(balance, 'en')}; no more can be deducted`,
      ar: `الرصيد ${formatMoneyText(balance, 'ar')}، ولا يمكن خصم أكثر منه`,
    })
}

function accountOf({ client_id, provider_id }: Pick<Adjustment, 'client_id' | 'provider_id'>): AccountRef {
  if (client_id) return { kind: 'client_wallet', user_id: client_id }
  if (provider_id) return { kind: 'provider_payable', provider_id }
  throw new Error('accountOf: an adjustment without an owner')
}

/**
 * Books an adjustment that another administrator requested. Runs once per request: its status was set under lock before.
 * Throws 409 if the balance no longer covers it.
 */
export async function approveAdjustment(ctx: TransactionCtx, id: string): Promise<void> {
  const adjustment = await storeDecider(ctx, id)
  const { number, direction, amount } = adjustment
  const signed = direction === 'add' ? amount : -amount
  const account = accountOf(adjustment)
  if ((await loadBalance(ctx, account)) + signed < 0)
    throw conflict({ en: 'The balance no longer covers the deduction', ar: 'لم يعد الرصيد يكفي للخصم' })
  const { reference_number } = await postTransaction(ctx, {
    kind: 'adjustment',
    note: number,
    legs: [
      { account, amount: signed },
      { account: { kind: 'adjustments' }, amount: -signed },
    ],
  })
  await ctx.db.update(balance_adjustments).set({ transaction_number: reference_number }).where(eq(balance_adjustments.id, id))
}

/** Stores who rejected it. */
export async function rejectAdjustment(ctx: TransactionCtx, id: string): Promise<void> {
  await storeDecider(ctx, id)
}

async function storeDecider(ctx: TransactionCtx, id: string): Promise<Adjustment> {
  const [adjustment] = await ctx.db.select().from(balance_adjustments).where(eq(balance_adjustments.id, id))
  if (!adjustment) throw notFound()
  const decided_by = adminCtx(ctx).principal.id
  await ctx.db.update(balance_adjustments).set({ decided_by }).where(eq(balance_adjustments.id, id))
  return adjustment
}

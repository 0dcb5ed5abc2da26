import { eq } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { wallet_withdrawals } from '../tables/from-registry.ts'
import { giveBack, loadWithdrawal } from './set-withdrawal.ts'

/** Checks what an approval needs; its status and administrator are set under lock before. Throws 409 while the client is blocked. */
export async function approveWithdrawal(ctx: TransactionCtx, id: string): Promise<void> {
  const { client_id } = await loadWithdrawal(ctx, id)
  if (!(await isActive(ctx, client_id)))
    throw conflict({
      en: 'The client is blocked. Lift the block or reject the withdrawal',
      ar: 'العميل محظور. ارفع الحظر أو ارفض السحب',
    })
}

async function isActive({ db }: Ctx, user_id: string): Promise<boolean> {
  const [user] = await db.select({ status: users.status }).from(users).where(eq(users.id, user_id))
  return user?.status === 'active'
}

/** Gives the amount of a rejected withdrawal back to the wallet. Throws 409 if it is part of a payout run. */
export async function rejectWithdrawal(ctx: TransactionCtx, id: string, reason: string | null): Promise<void> {
  const withdrawal = await loadWithdrawal(ctx, id)
  if (withdrawal.payout_run_id)
    throw conflict({
      en: 'It is part of a payout run. Remove it from the run first',
      ar: 'هو ضمن دفعة صرف. استبعده منها أولًا',
    })
  const return_number = await giveBack(ctx, withdrawal)
  await ctx.db.update(wallet_withdrawals).set({ return_number, reject_reason: reason }).where(eq(wallet_withdrawals.id, id))
}

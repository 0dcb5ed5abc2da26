import type { WithdrawalView } from '@wasl/shared/contract/withdrawals.ts'
import { walletWithdrawalLifecycle } from '@wasl/shared/lifecycle/wallet-withdrawals.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { wallet_withdrawals } from '../tables/from-registry.ts'
import { giveBack, loadWithdrawal, setWithdrawal } from './set-withdrawal.ts'
import { viewWithdrawal } from './withdrawals-page.ts'

/** Gives the amount of the user's own withdrawal back to the wallet; does nothing if that was done. Throws 404 for another one, 409 once it is decided. */
export const cancelWithdrawal = (ctx: UserCtx, id: string): Promise<WithdrawalView> =>
  inTransaction(ctx, async (tx) => {
    const [own] = await tx.db
      .select()
      .from(wallet_withdrawals)
      .where(and(eq(wallet_withdrawals.id, id), eq(wallet_withdrawals.client_id, ctx.principal.id)))
      .for('update')
    if (!own) throw notFound()
    const { cancel } = walletWithdrawalLifecycle.transitions
    if (own.status === cancel.to) return viewWithdrawal(own)
    if (!canTransition(cancel, own.status)) throw conflict(cancel.message)
    const return_number = await giveBack(tx, own)
    await setWithdrawal(tx, id, { status: cancel.to, return_number }, 'cancel')
    return viewWithdrawal(await loadWithdrawal(tx, id))
  })

import { eq } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { wallet_withdrawals } from '../tables/from-registry.ts'
import { setWithdrawal, withdrawalLink } from '../withdrawals/set-withdrawal.ts'
import type { Payout, PayoutSource } from './payout-source.ts'

/** A payout of a wallet withdrawal: a returned one goes back to the wallet and ends the withdrawal. Null for a payout of something else. */
export function withdrawalSource({ withdrawal_id, client_id, amount, reference, iban }: Payout): PayoutSource | null {
  if (!withdrawal_id || !client_id) return null
  const informed = { user_ids: [client_id], link: withdrawalLink }
  return {
    from: { kind: 'withdrawals' },
    back: { kind: 'client_wallet', user_id: client_id },
    returnKind: 'withdrawal_returned',
    release: async (ctx) => {
      await ctx.db
        .update(wallet_withdrawals)
        .set({ payout_run_id: null, updated_at: ctx.clock.now() })
        .where(eq(wallet_withdrawals.id, withdrawal_id))
    },
    end: async (ctx) => {
      await setWithdrawal(ctx, withdrawal_id, { status: 'paid', reference }, 'pay')
      await notify(ctx, { type: 'withdrawal_sent', params: { amount: moneyParam(amount), iban: iban.slice(-4) }, ...informed })
    },
    bringBack: async (ctx, reason, return_number) => {
      await setWithdrawal(ctx, withdrawal_id, { status: 'returned', return_reason: reason, return_number }, 'return', reason)
    },
  }
}

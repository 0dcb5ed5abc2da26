import type { UserCtx } from '../../platform/context.ts'
import { loadBalance } from './ledger-account.ts'

/** The balance of the user's wallet; null for a colleague: the wallet is its company's. */
export const loadOwnBalance = async (ctx: UserCtx): Promise<number | null> =>
  ctx.principal.company ? null : loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id })

import { clientIdOf } from '../../identity/sessions/client-account.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { loadBalance } from './ledger-account.ts'

/** The balance of the user's wallet, of the company for a colleague who pays; null for other colleagues. */
export const loadOwnBalance = async (ctx: UserCtx): Promise<number | null> =>
  ctx.principal.company && !isPermitted({ action: 'ord.pay' }, ctx.principal)
    ? null
    : loadBalance(ctx, { kind: 'client_wallet', user_id: clientIdOf(ctx.principal) })

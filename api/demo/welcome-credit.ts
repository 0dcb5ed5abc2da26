import { riyals } from '@wasl/shared/units.ts'
import { fundWallet } from '../money/ledger/fund-wallet.ts'
import type { Ctx } from '../platform/context.ts'
import { asSystem } from '../platform/jobs/system-ctx.ts'

// In demo mode no real money comes in: new accounts get some to try the product with.
const credit = riyals(5_000)

/** Gives a new account of a demo money to spend; nothing in production. */
export async function giveWelcomeCredit(ctx: Ctx, user_id: string): Promise<void> {
  if (ctx.env.WASL_MODE === 'demo') await fundWallet(asSystem(ctx), { user_id, amount: credit, note: 'رصيد تجريبي' })
}

import { eq } from 'drizzle-orm'
import { accountantPath } from '../../identity/accountant/accountant-link.ts'
import { changeSubscription, saveAccountant } from '../../identity/accountant/own-accountant.ts'
import { accountants } from '../../identity/tables/accountants.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadDemoUser } from './seed-orders.ts'

/** The accountant of the demo company, who has confirmed the address. */
export async function seedAccountant(ctx: TransactionCtx): Promise<void> {
  const principal = await loadDemoUser(ctx, '+966500000012')
  await saveAccountant({ ...ctx, principal }, 'accounts@namaa.example')
  const [row] = await ctx.db.select().from(accountants).where(eq(accountants.user_id, principal.id))
  const token = row && accountantPath(ctx.env, row).split('/').at(-1)
  if (!token) throw new Error('seedAccountant: no address was stored')
  await changeSubscription(ctx, token, 'confirm')
}

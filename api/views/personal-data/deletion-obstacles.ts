import type { DeletionObstacle } from '@wasl/shared/contract/personal-data.ts'
import { statusesOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, notInArray } from 'drizzle-orm'
import { countBalances, countHeldMoney } from '../../money/ledger/owner-amounts.ts'
import { settlements } from '../../money/tables/from-registry.ts'
import { countOpenWithdrawals } from '../../money/withdrawals/withdrawals-page.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx, User } from '../../platform/context.ts'

/** What keeps this user's account from being deleted. A provider's own account answers for the whole provider, a team member's for nothing. */
export async function findDeletionObstacles(ctx: Ctx, user: User): Promise<DeletionObstacle[]> {
  const provider = user.role === 'provider' ? user.provider : null
  const ownOrders = provider ? eq(orders.provider_id, provider.id) : eq(orders.client_id, user.id)
  const checks: Record<DeletionObstacle, Promise<number> | 0> = {
    open_orders: ctx.db.$count(orders, and(ownOrders, notInArray(orders.status, statusesOf('finished')))),
    open_offers: provider ? ctx.db.$count(offers, and(eq(offers.provider_id, provider.id), eq(offers.status, 'pending'))) : 0,
    held_money: countHeldMoney(ctx, ownOrders),
    balance: countBalances(ctx, [{ user_id: user.id }, ...(provider ? [{ provider_id: provider.id }] : [])]),
    open_withdrawal: countOpenWithdrawals(ctx, user.id),
    pending_payout: provider ? ctx.db.$count(settlements, and(eq(settlements.provider_id, provider.id), eq(settlements.status, 'new'))) : 0,
  }
  const found: DeletionObstacle[] = []
  for (const obstacle of typedKeys(checks)) if ((await checks[obstacle]) > 0) found.push(obstacle)
  return found
}

import type { DeletionObstacle } from '@wasl/shared/contract/personal-data.ts'
import { statusesOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, gt, isNotNull, ne, notInArray, or, type SQL } from 'drizzle-orm'
import type { Ctx, User } from '../../context.ts'
import { settlements } from '../../platform/db/resource-tables.ts'
import { ledgerAccounts } from '../../platform/db/tables/ledger.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { orders } from '../../platform/db/tables/orders.ts'

/** What keeps this user's account from being deleted. A provider's own account answers for the whole provider, a team member's for nothing. */
export async function findDeletionObstacles(ctx: Ctx, user: User): Promise<DeletionObstacle[]> {
  const provider = user.role === 'provider' ? user.provider : null
  const ownOrders = provider ? eq(orders.provider_id, provider.id) : eq(orders.client_id, user.id)
  const accounts = eq(ledgerAccounts.user_id, user.id)
  const checks: Record<DeletionObstacle, Promise<number> | 0> = {
    open_orders: ctx.db.$count(orders, and(ownOrders, notInArray(orders.status, statusesOf('finished')))),
    open_offers: provider ? ctx.db.$count(offers, and(eq(offers.provider_id, provider.id), eq(offers.status, 'pending'))) : 0,
    held_money: countHeldMoney(ctx, ownOrders),
    balance: ctx.db.$count(
      ledgerAccounts,
      and(provider ? or(accounts, eq(ledgerAccounts.provider_id, provider.id)) : accounts, ne(ledgerAccounts.balance, 0)),
    ),
    pending_payout: provider ? ctx.db.$count(settlements, and(eq(settlements.provider_id, provider.id), eq(settlements.status, 'new'))) : 0,
  }
  const found: DeletionObstacle[] = []
  for (const obstacle of typedKeys(checks)) if ((await checks[obstacle]) > 0) found.push(obstacle)
  return found
}

/** Counts the orders with money in escrow or a refund that awaits approval. */
async function countHeldMoney({ db }: Ctx, ownOrders: SQL | undefined): Promise<number> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(ledgerAccounts, and(eq(ledgerAccounts.order_id, orders.id), eq(ledgerAccounts.kind, 'escrow')))
    .where(and(ownOrders, or(gt(ledgerAccounts.balance, 0), isNotNull(orders.pending_refund_amount))))
    .limit(1)
  return rows.length
}

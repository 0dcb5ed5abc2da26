import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { riyals } from '@wasl/shared/units.ts'
import { daySeconds, hourMs } from '@wasl/shared/utils/durations.ts'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { TransactionCtx } from '../../context.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { providers, users } from '../../platform/db/tables/people.ts'
import { addSeconds } from '../../platform/instants.ts'
import { pastDemoOrders } from '../data/orders.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { loadDemoUser, seedOrder } from './seed-orders.ts'

const oldestDays = 60

/**
 * Creates the orders of the past weeks, so that charts have several days: each with the real operations at its time, with its wallet funded
 * first. All accounts are backdated to before these orders.
 */
export async function seedPastOrders(ctx: TransactionCtx, catalogIds: CatalogIds): Promise<void> {
  const now = ctx.clock.now()
  const created_at = addSeconds(now, -oldestDays * daySeconds)
  await ctx.db.update(users).set({ created_at })
  await ctx.db.update(providers).set({ created_at })
  const { vat_percent } = await loadSettings(ctx)
  for (const { days_ago, ...stage } of pastDemoOrders) {
    let at = Date.parse(addSeconds(now, -days_ago * daySeconds))
    const advanceHours = (hours: number) => {
      at += hours * hourMs
    }
    const pastCtx = { ...ctx, clock: { now: () => new Date(at).toISOString(), advance: (ms: number) => advanceHours(ms / hourMs) } }
    const [, price] = stage.prices[0] ?? []
    if (price) {
      const { final_amount } = orderTotals({ service_amount: riyals(price), discount: 0, vat_percent, deposit_percent: 100 })
      await fundWallet(pastCtx, { user_id: (await loadDemoUser(pastCtx, stage.by)).id, amount: final_amount, note: 'شحن المحفظة' })
    }
    await seedOrder(pastCtx, catalogIds, stage, advanceHours)
  }
}

import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { riyals } from '@wasl/shared/units.ts'
import { settingsOf } from '../backoffice/settings/load-settings.ts'
import type { Ctx } from '../context.ts'
import { later } from '../identity/auth/later.ts'
import { fundWallet } from '../money/ledger/fund.ts'
import type { Tx } from '../platform/db/database.ts'
import { providers, users } from '../platform/db/tables/people.ts'
import { pastStages } from './order-stages.ts'
import type { Places } from './seed-catalogue.ts'
import { seedOrder, userOf } from './seed-orders.ts'

const [hourMs, daySeconds] = [3_600_000, 86_400]
const oldestDays = 60

/**
 * Puts the weeks before today into the house, so that figures by the day have more than one: each order by the real verbs at the time it was,
 * its money paid into the wallet first. Everybody was there before.
 */
export async function seedPast(ctx: Ctx & { db: Tx }, places: Places): Promise<void> {
  const now = ctx.clock.now()
  const created_at = later(now, -oldestDays * daySeconds)
  await ctx.db.update(users).set({ created_at })
  await ctx.db.update(providers).set({ created_at })
  const { vat_percent } = await settingsOf(ctx)
  for (const { days_ago, ...stage } of pastStages) {
    let at = Date.parse(later(now, -days_ago * daySeconds))
    const pass = (hours: number) => {
      at += hours * hourMs
    }
    const then = { ...ctx, clock: { now: () => new Date(at).toISOString(), advance: (ms: number) => pass(ms / hourMs) } }
    const [, price] = stage.prices[0] ?? []
    if (price) {
      const { final_amount } = orderTotals({ service_amount: riyals(price), discount: 0, vat_percent, deposit_percent: 100 })
      await fundWallet(then, { user_id: (await userOf(then, stage.by)).id, amount: final_amount, note: 'شحن المحفظة' })
    }
    await seedOrder(then, places, stage, pass)
  }
}

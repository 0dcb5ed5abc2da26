import { demoClients } from '@wasl/resources/demo/clients.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { riyals } from '@wasl/shared/units.ts'
import { daySeconds, hourMs } from '@wasl/shared/utils/durations.ts'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { users } from '../../identity/tables/people.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { pastDemoOrders } from '../data/past-orders.ts'
import { demoPurchases } from '../data/store-orders.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { loadDemoUser, seedOrder } from './seed-orders.ts'

/**
 * Creates the clients and orders of the past months, so that charts, reports and reviews have a history: each order with the real operations at
 * its time, with its wallet funded first. Every client registered before their first order, the other accounts before all of them.
 */
export async function seedPastOrders(ctx: TransactionCtx, catalogIds: CatalogIds, password_hash: string): Promise<void> {
  const now = ctx.clock.now()
  const oldestDays = Math.max(...pastDemoOrders.map(({ days_ago }) => days_ago))
  await ctx.db.update(users).set({ created_at: addSeconds(now, -(oldestDays + 1) * daySeconds) })
  await seedPastClients(ctx, catalogIds, password_hash)
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

async function seedPastClients({ db, clock }: TransactionCtx, catalogIds: CatalogIds, password_hash: string): Promise<void> {
  const ordered = [...pastDemoOrders, ...demoPurchases.map(({ by, hours_ago }) => ({ by, days_ago: Math.ceil(hours_ago / 24) }))]
  const firstOrderOf = new Map(ordered.toSorted((one, other) => one.days_ago - other.days_ago).map(({ by, days_ago }) => [by, days_ago]))
  await rawDatabase(db)
    .insert(users)
    .values(
      demoClients.map(({ city, phone, commercial_number = null, ...client }) => ({
        ...client,
        phone: fullPhone(phone) ?? phone,
        country_code: '966',
        role: 'client' as const,
        status: 'active' as const,
        city_id: catalogIds.city(city),
        commercial_number,
        password_hash,
        created_at: addSeconds(clock.now(), -((firstOrderOf.get(phone) ?? 0) + 2) * daySeconds),
      })),
    )
}

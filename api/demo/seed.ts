import type { App, Ctx } from '../context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { settings } from '../platform/db/tables/system.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCertificates } from './seed-certificates.ts'
import { seedChats } from './seed-chats.ts'
import { seedComplaints } from './seed-complaints.ts'
import { seedContent } from './seed-content.ts'
import { seedCouponUses } from './seed-coupon-uses.ts'
import { seedMessages } from './seed-messages.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPast } from './seed-past.ts'
import { seedPeople } from './seed-people.ts'
import { seedPhotos } from './seed-photos.ts'
import { seedPictures } from './seed-pictures.ts'
import { seedProviders } from './seed-providers.ts'
import { seedRefunds } from './seed-refunds.ts'
import { seedSettlements } from './seed-settlements.ts'
import { seedStore } from './seed-store.ts'
import { seedVisitors } from './seed-visitors.ts'

const marker = 'demo_seeded'

/**
 * Fills a fresh database with the demo: catalogue, providers, accounts, wallets; all of it or nothing. Does nothing where it was done
 * before: the row of the marker is taken first, so that of two processes one waits and then finds it. `past`: with the weeks before today, and
 * pictures.
 */
export async function seedDemo(app: App, { past = false } = {}): Promise<void> {
  const ctx: Ctx = { ...app, who: { kind: 'guest' }, locale: 'ar', request_id: 'demo', address: '127.0.0.1' }
  await inTransaction(ctx, async (ctx) => {
    const taken = await ctx.db.insert(settings).values({ key: marker, value: true }).onConflictDoNothing().returning({ key: settings.key })
    if (taken.length === 0) return
    const places = await seedCatalogue(ctx)
    const providerId = await seedProviders(ctx, places)
    await seedPeople(ctx, places, providerId)
    if (past) await seedPast(ctx, places)
    await seedOrders(ctx, places)
    await seedMessages(ctx)
    await seedContent(ctx, [providerId('markabti'), providerId('itqan')])
    if (past) await seedPictures(ctx)
    if (past) await seedCertificates(ctx)
    if (past) await seedPhotos(ctx)
    await seedStore(ctx, places, providerId)
    await seedChats(ctx)
    await seedComplaints(ctx)
    await seedCouponUses(ctx)
    await seedRefunds(ctx)
    await seedSettlements(ctx)
    await seedVisitors(ctx)
  })
}

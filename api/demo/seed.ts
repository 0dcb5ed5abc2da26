import { riyals } from '@wasl/shared/units.ts'
import { hashPassword } from '../identity/auth/password.ts'
import type { App, Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { settings } from '../settings/tables/settings.ts'
import { demoMarker, demoPassword } from './seeds/accounts.ts'
import { finishMessages } from './seeds/finish-messages.ts'
import { notifyPendingRows } from './seeds/notify-pending-rows.ts'
import { sandboxOf, topUpByCard } from './seeds/pay-by-card.ts'
import { seedAccountant } from './seeds/seed-accountant.ts'
import { seedAdjustments } from './seeds/seed-adjustments.ts'
import { seedAssignees } from './seeds/seed-assignees.ts'
import { seedBranches } from './seeds/seed-branches.ts'
import { seedCars } from './seeds/seed-cars.ts'
import { seedCatalog } from './seeds/seed-catalog.ts'
import { seedCertificates, seedDocumentChange } from './seeds/seed-certificates.ts'
import { seedChats } from './seeds/seed-chats.ts'
import { seedCompany } from './seeds/seed-company.ts'
import { seedComparisons } from './seeds/seed-comparisons.ts'
import { seedComplaints } from './seeds/seed-complaints.ts'
import { seedContactMessages } from './seeds/seed-contact-messages.ts'
import { seedContent } from './seeds/seed-content.ts'
import { seedCouponUses } from './seeds/seed-coupon-uses.ts'
import { seedDeliveries } from './seeds/seed-deliveries.ts'
import { seedDisputes, seedReviewReport } from './seeds/seed-disputes.ts'
import { seedFavorites } from './seeds/seed-favorites.ts'
import { seedHabits } from './seeds/seed-habits.ts'
import { loadDemoUser, seedOrders } from './seeds/seed-orders.ts'
import { seedPackages } from './seeds/seed-packages.ts'
import { seedPastOrders } from './seeds/seed-past-orders.ts'
import { seedPeople } from './seeds/seed-people.ts'
import { seedPersonalData } from './seeds/seed-personal-data.ts'
import { seedPictures } from './seeds/seed-pictures.ts'
import { seedPrivateOrders } from './seeds/seed-private-orders.ts'
import { seedProductPictures } from './seeds/seed-product-pictures.ts'
import { seedProviderPages } from './seeds/seed-provider-pages.ts'
import { seedProviders } from './seeds/seed-providers.ts'
import { seedRefunds } from './seeds/seed-refunds.ts'
import { seedRentals } from './seeds/seed-rentals.ts'
import { seedSettlements } from './seeds/seed-settlements.ts'
import { seedShippingRates } from './seeds/seed-shipping-rates.ts'
import { seedStore } from './seeds/seed-store.ts'
import { seedStoreOrders } from './seeds/seed-store-orders.ts'
import { seedVisitors } from './seeds/seed-visitors.ts'
import { seedWithdrawals } from './seeds/seed-withdrawals.ts'

/**
 * Fills a fresh database with the demo in one transaction. Does nothing if it was done before: the marker row is inserted first, so that a
 * second process waits and then finds it. `past` adds the orders of the past months and pictures.
 */
export async function seedDemo(app: App, { past = false } = {}): Promise<void> {
  const ctx: Ctx = { ...app, principal: { kind: 'system' }, locale: 'ar', request_id: 'demo', address: '127.0.0.1' }
  await inTransaction(ctx, async (ctx) => {
    const inserted = await ctx.db
      .insert(settings)
      .values({ key: demoMarker, value: true })
      .onConflictDoNothing()
      .returning({ key: settings.key })
    if (inserted.length === 0) return
    await clearSandbox(ctx)
    await seedCompany(ctx)
    const catalogIds = await seedCatalog(ctx)
    const providerId = await seedProviders(ctx, catalogIds)
    const password_hash = await hashPassword(demoPassword)
    await seedPeople(ctx, catalogIds, providerId, password_hash)
    await seedBranches(ctx)
    if (past) await seedPastOrders(ctx, catalogIds, password_hash)
    if (past) await seedAccountant(ctx)
    await seedContent(ctx)
    await seedPackages(ctx, providerId)
    await seedCars(ctx, catalogIds, providerId)
    await seedOrders(ctx, catalogIds)
    if (past) await topUpByCard({ ...ctx, principal: await loadDemoUser(ctx, '0500000011') }, riyals(500))
    if (past) await seedPrivateOrders(ctx, catalogIds)
    await seedContactMessages(ctx)
    if (past) await seedPictures(ctx)
    if (past) await seedCertificates(ctx)
    if (past) await seedDocumentChange(ctx, providerId('dar-al-khibra'))
    if (past) await seedProviderPages(ctx, providerId)
    await seedStore(ctx, catalogIds, providerId)
    await seedShippingRates(ctx, catalogIds, providerId)
    if (past) await seedProductPictures(ctx)
    await seedChats(ctx)
    await seedComplaints(ctx)
    if (past) await seedDisputes(ctx, catalogIds)
    if (past) await seedReviewReport(ctx)
    await seedCouponUses(ctx)
    if (past) await seedWithdrawals(ctx)
    await seedSettlements(ctx)
    await seedRefunds(ctx, { past })
    if (past) await seedComparisons(ctx)
    if (past) await seedAdjustments(ctx)
    if (past) await seedStoreOrders(ctx, catalogIds)
    if (past) await seedDeliveries(ctx)
    if (past) await seedAssignees(ctx)
    if (past) await seedRentals(ctx)
    if (past) await seedFavorites(ctx)
    if (past) await seedHabits(ctx)
    await seedPersonalData(ctx)
    await seedVisitors(ctx)
    await notifyPendingRows(ctx)
    await finishMessages(ctx)
  })
}

/**
 * A new database knows none of the records that the sandbox may have: of a seed that did not finish, or of a database that was deleted. The
 * nightly comparison would report them.
 */
async function clearSandbox(ctx: Ctx): Promise<void> {
  const sandbox = sandboxOf(ctx)
  if (!sandbox) return
  await sandbox.store.clear()
  await sandbox.payouts.clear()
}

import { eq, getTableColumns, inArray, or } from 'drizzle-orm'
import { strToU8, type Zippable, zipSync } from 'fflate'
import type { App } from '../../context.ts'
import { listEntries } from '../../money/ledger/owner-amounts.ts'
import { complaints, consents, document_changes } from '../../platform/db/resource-tables.ts'
import { sessions, verifiedIdentities } from '../../platform/db/tables/access.ts'
import { files } from '../../platform/db/tables/files.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { notifications } from '../../platform/db/tables/notifications.ts'
import { counterOffers, offers } from '../../platform/db/tables/offers.ts'
import { orderDrafts } from '../../platform/db/tables/order-drafts.ts'
import { orderItems, orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { providers, users } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'

/** The ZIP with everything that is stored about a user: one JSON file per subject, and the files the user uploaded. */
export async function buildExport(app: App, user_id: string): Promise<Uint8Array> {
  const subjects = { ...(await accountData(app, user_id)), ...(await orderData(app, user_id)), ...(await providerData(app, user_id)) }
  const entries: Zippable = {}
  for (const [name, rows] of Object.entries(subjects)) entries[`${name}.json`] = strToU8(JSON.stringify(rows, null, 2))
  const uploads = await app.db.select().from(files).where(eq(files.owner_user_id, user_id))
  for (const { id, name, storage_key } of uploads) {
    const bytes = await app.adapters.storage.get(storage_key)
    // Images and PDFs are compressed already.
    if (bytes) entries[`files/${id}-${name}`] = [bytes, { level: 0 }]
  }
  return zipSync(entries)
}

async function accountData({ db }: App, user_id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, user_id))
  if (!user) throw new Error(`buildExport: no user ${user_id}`)
  const { password_hash: _, ...account } = user
  const { device, user_agent, address, created_at, last_seen_at } = sessions
  return {
    account,
    consents: await db.select().from(consents).where(eq(consents.user_id, user_id)),
    notifications: await db.select().from(notifications).where(eq(notifications.user_id, user_id)),
    sessions: await db
      .select({ device, user_agent, address, created_at, last_seen_at })
      .from(sessions)
      .where(eq(sessions.user_id, user_id)),
    verified_identity: await db
      .select({ verified_at: verifiedIdentities.verified_at })
      .from(verifiedIdentities)
      .where(eq(verifiedIdentities.user_id, user_id)),
    complaints: await db.select().from(complaints).where(eq(complaints.user_id, user_id)),
    wallet_entries: await listEntries({ db }, { user_id }),
  }
}

/** What the user ordered as a client. */
async function orderData({ db }: App, user_id: string) {
  const own = await db.select().from(orders).where(eq(orders.client_id, user_id))
  const ids = own.map(({ id }) => id)
  const { address: _, key_hash: __, ...drafted } = getTableColumns(orderDrafts)
  const order_drafts = await db.select(drafted).from(orderDrafts).where(eq(orderDrafts.user_id, user_id))
  if (ids.length === 0) return { orders: own, order_drafts }
  return {
    orders: own,
    order_drafts,
    order_items: await db.select().from(orderItems).where(inArray(orderItems.order_id, ids)),
    counter_offers: await db.select().from(counterOffers).where(eq(counterOffers.created_by, user_id)),
    invoices: await db.select().from(invoices).where(inArray(invoices.order_id, ids)),
    payments: await db.select().from(payments).where(eq(payments.client_id, user_id)),
    reviews: await db.select().from(reviews).where(eq(reviews.client_id, user_id)),
  }
}

/** The business of a provider's owner. Team members get what they wrote themselves. */
async function providerData({ db }: App, user_id: string) {
  const [owned] = await db
    .select({ provider: providers, role: users.role })
    .from(users)
    .innerJoin(providers, eq(providers.id, users.provider_id))
    .where(eq(users.id, user_id))
  if (!owned) return {}
  if (owned.role !== 'provider') return { offers: await db.select().from(offers).where(eq(offers.created_by, user_id)) }
  const { id } = owned.provider
  return {
    provider: owned.provider,
    provider_document_changes: await db.select().from(document_changes).where(eq(document_changes.provider_id, id)),
    offers: await db
      .select()
      .from(offers)
      .where(or(eq(offers.provider_id, id), eq(offers.created_by, user_id))),
    provider_invoices: await db.select().from(invoices).where(eq(invoices.provider_id, id)),
    provider_entries: await listEntries({ db }, { provider_id: id }),
  }
}

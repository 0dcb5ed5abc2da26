import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { strToU8, type Zippable, zipSync } from 'fflate'
import type { ExportFile } from '../../identity/personal-data/personal-tables.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { chatMessages, chatRooms } from '../../messaging/tables/chat.ts'
import { listEntries } from '../../money/ledger/owner-amounts.ts'
import { bankTransfers } from '../../ordering/tables/bank-transfers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { App } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { storedResources } from '../../resources/stored-resource.ts'
import { declaredProviderSources, declaredUserSources } from './declared-sources.ts'
import { type ExportedRows, loadExported, providerSources, userSources } from './export-sources.ts'

type UserRow = typeof users.$inferSelect
type Subjects = Partial<Record<ExportFile | 'notification_preferences' | 'order_items' | 'provider_invoices' | 'provider_entries', unknown>>

/** The ZIP with everything that is stored about a user: one JSON file per subject, and the files the user uploaded. */
export async function buildExport(app: App, user_id: string): Promise<Uint8Array> {
  const [user] = await app.db.select().from(users).where(eq(users.id, user_id))
  if (!user) throw new Error(`buildExport: no user ${user_id}`)
  const subjects: Subjects = { ...(await ownData(app, user)), ...(await businessData(app, user)) }
  const entries: Zippable = {}
  for (const [name, rows] of Object.entries(subjects)) entries[`${name}.json`] = strToU8(JSON.stringify(rows, null, 2))
  // With the receipts that colleagues uploaded for their company.
  const receipts = sql`select unnest(${bankTransfers.images}) from ${bankTransfers} where ${bankTransfers.client_id} = ${user_id}`
  const uploads = await app.db
    .select()
    .from(files)
    .where(or(eq(files.owner_user_id, user_id), sql`${files.id} in (${receipts})`))
  for (const { id, name, storage_key } of uploads) {
    const bytes = await app.adapters.storage.get(storage_key)
    // Images and PDFs are compressed already.
    if (bytes) entries[`files/${id}-${name}`] = [bytes, { level: 0 }]
  }
  return zipSync(entries)
}

async function ownData(app: App, user: UserRow): Promise<Subjects> {
  const { password_hash: _, is_notify, channel_choices, locale, ...account } = user
  return {
    account,
    notification_preferences: { is_notify, channel_choices, locale },
    ...(await loadExported(app, declaredUserSources(storedResources(), user.id))),
    ...(await loadExported(app, userSources(app, user.id))),
    chats: await listChatMessages(app, user),
    wallet_entries: await listEntries(app, { user_id: user.id }),
  }
}

/** The business of a provider's owner. Team members get what they wrote themselves. */
async function businessData(app: App, { role, provider_id }: UserRow): Promise<Subjects> {
  if (role !== 'provider' || !provider_id) return {}
  const [provider] = await app.db.select().from(providers).where(eq(providers.id, provider_id))
  return {
    provider,
    ...(await loadExported(app, declaredProviderSources(storedResources(), provider_id))),
    ...(await loadExported(app, providerSources(provider_id))),
    provider_entries: await listEntries(app, { provider_id }),
  }
}

/** The chats of a client or of a provider's owner with both sides, and what any other user wrote. */
function listChatMessages({ db }: App, { id, role, provider_id }: UserRow): Promise<ExportedRows> {
  const isOwn = eq(chatMessages.user_id, id)
  const isOfOrder: SQL | undefined =
    role === 'client'
      ? eq(orders.client_id, id)
      : and(sql`${role} = 'provider'`, sql`coalesce(${orders.provider_id}, ${chatRooms.provider_id}) = ${provider_id}::uuid`)
  return db
    .select({
      chat: chatRooms.title,
      number: chatMessages.seq,
      from: chatMessages.side,
      is_own: sql<boolean>`coalesce(${isOwn}, false)`,
      text: chatMessages.text,
      file_ids: chatMessages.file_ids,
      sent_at: chatMessages.created_at,
    })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.room_id))
    .leftJoin(orders, eq(orders.id, chatRooms.order_id))
    .where(sql`${isOwn} or ${chatRooms.user_id} = ${id} or ${isOfOrder}`)
    .orderBy(asc(chatRooms.title), asc(chatMessages.seq))
}

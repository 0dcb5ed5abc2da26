import type { ChatSide, RoomsPage, RoomView } from '@wasl/shared/contract/chat.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { isContactVisible } from '@wasl/shared/lifecycle/orders/contact-visible.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { products } from '../../catalog/tables/from-registry.ts'
import { nameBeforeAcceptance } from '../../identity/people/public-name.ts'
import { providers, users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { chatMessages, chatReads, chatRooms } from '../tables/chat.ts'
import { hidesContacts, writeDenialReason } from './can-write.ts'
import { readUpTo, unreadIn } from './read-marks.ts'
import { isRoomOf, sidesOf } from './visible-room.ts'

const previewLength = 120
const administration = { en: 'Support', ar: 'الإدارة' }

/** One page of the user's rooms: those with the newest message first, those without messages last. */
export async function listRooms(ctx: UserCtx, query: { page: number; per_page: number }): Promise<RoomsPage> {
  const rows = await roomQuery(ctx)
    .where(isRoomOf(ctx.principal))
    .orderBy(sql`${chatRooms.last_at} is null`, desc(sql`coalesce(${chatRooms.last_at}, ${chatRooms.created_at})`), desc(chatRooms.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  const [total] = await ctx.db
    .select({ rooms: count() })
    .from(chatRooms)
    .leftJoin(orders, eq(orders.id, chatRooms.order_id))
    .where(isRoomOf(ctx.principal))
  const settings = await loadSettings(ctx)
  return { data: rows.map((row) => roomViewOf(ctx, row, settings)), pagination: paginate(query, total?.rooms ?? 0) }
}

/** One own room. Throws 404 for the rooms of others. */
export async function loadRoom(ctx: UserCtx, id: string): Promise<RoomView> {
  const [row] = await roomQuery(ctx).where(and(eq(chatRooms.id, id), isRoomOf(ctx.principal)))
  if (!row) throw notFound()
  return roomViewOf(ctx, row, await loadSettings(ctx))
}

/** The room of an order that the user may see, with its unread messages; null without one. */
export async function findOrderRoom(ctx: UserCtx, order_id: string): Promise<{ id: string; unread: number } | null> {
  const side = ctx.principal.role === 'client' ? 'client' : 'provider'
  const [room] = await ctx.db
    .select({ id: chatRooms.id, unread: unreadIn(ctx.principal, side) })
    .from(chatRooms)
    .leftJoin(orders, eq(orders.id, chatRooms.order_id))
    .where(and(eq(chatRooms.order_id, order_id), isRoomOf(ctx.principal)))
  return room ?? null
}

function roomQuery({ db, principal }: UserCtx) {
  const side = principal.role === 'client' ? 'client' : 'provider'
  return db
    .select({
      room: chatRooms,
      order: orders,
      client: { name: users.name, client_type: users.client_type, avatar_file_id: users.avatar_file_id },
      provider: { name_ar: providers.name_ar, name_en: providers.name_en, logo_file_id: providers.logo_file_id },
      product: { name_ar: products.name_ar, name_en: products.name_en, availability: products.availability },
      read_seq: readUpTo(principal),
      other_read_seq: sql<number>`coalesce((select max(${chatReads.seq}) from ${chatReads} where ${chatReads.room_id} = ${chatRooms.id} and ${chatReads.side} <> ${side}), 0)`,
      unread: unreadIn(principal, side),
      last: chatMessages,
    })
    .from(chatRooms)
    .leftJoin(orders, eq(orders.id, chatRooms.order_id))
    .leftJoin(users, sql`${users.id} = coalesce(${orders.client_id}, ${chatRooms.user_id})`)
    .leftJoin(providers, sql`${providers.id} = coalesce(${orders.provider_id}, ${chatRooms.provider_id}, ${users.provider_id})`)
    .leftJoin(products, eq(products.id, chatRooms.product_id))
    .leftJoin(chatMessages, and(eq(chatMessages.room_id, chatRooms.id), eq(chatMessages.seq, chatRooms.last_seq)))
}

type RoomQueryRow = Awaited<ReturnType<typeof roomQuery>>[number]

function roomViewOf({ principal, clock }: UserCtx, row: RoomQueryRow, settings: Settings): RoomView {
  const { room, order, last } = row
  const { side, otherSide } = sidesOf(row, principal)
  const own = { room, order, side, otherSide }
  const face = faces(row)
  return {
    id: room.id,
    kind: room.kind,
    order: order && { id: order.id, number: order.number },
    product: productOf(row),
    side,
    own_name: face[side].name,
    own_avatar_url: face[side].avatar_url,
    other_side: otherSide,
    other_name: face[otherSide].name,
    other_avatar_url: face[otherSide].avatar_url,
    last_seq: room.last_seq,
    read_seq: row.read_seq,
    other_read_seq: otherSide === 'administration' ? room.administration_read_seq : row.other_read_seq,
    unread: row.unread,
    last_message: last && {
      text: last.text.slice(0, previewLength),
      files_count: last.file_ids.length,
      side: last.side,
      created_at: last.created_at,
    },
    denial_reason: writeDenialReason(own, settings, clock.now()),
    has_blocked: otherSide !== 'administration' ? room.blocked_by.includes(side) : null,
    hides_contacts: hidesContacts(own, settings),
  }
}

/** The product that a room is about, without its id while it has no page. */
const productOf = ({ room, product }: RoomQueryRow): RoomView['product'] =>
  product && {
    id: product.availability === 'available' ? room.product_id : null,
    name: { ar: product.name_ar, en: product.name_en },
  }

/** The names and pictures of the sides. Until acceptance a provider sees of the client what the order shows. */
function faces({
  room,
  order,
  client,
  provider,
}: RoomQueryRow): Record<ChatSide, { name: { ar: string; en: string }; avatar_url: string | null }> {
  const full = client?.name ?? ''
  const isShort = order ? !isContactVisible(order.status) : room.kind === 'product'
  const isHidden = isShort && client?.client_type === 'company'
  const clientFace = {
    name: isShort && client ? nameBeforeAcceptance(client) : { ar: full, en: full },
    avatar_url: client?.avatar_file_id && !isHidden ? fileUrl(client.avatar_file_id) : null,
  }
  const providerFace = provider
    ? { name: { ar: provider.name_ar, en: provider.name_en }, avatar_url: provider.logo_file_id && fileUrl(provider.logo_file_id) }
    : clientFace
  return {
    client: clientFace,
    provider: room.kind === 'administration' ? clientFace : providerFace,
    administration: { name: administration, avatar_url: null },
  }
}

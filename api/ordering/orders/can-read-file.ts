import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { loadOwnRoom } from '../../messaging/chat/visible-room.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import type { files } from '../../platform/db/tables/files.ts'
import { assertNotImpersonated } from '../../platform/http/assert-not-impersonated.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { assertPermitted, isPermitted } from '../../platform/http/permission.ts'
import { canAdminReadFile } from '../../resources/files/can-admin-read-file.ts'
import { canOwnerReadFile } from '../../resources/files/can-owner-read-file.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { orders } from '../tables/orders.ts'
import { ordersOfClient } from '../tables/orders-of-client.ts'
import { delivers } from './delegations.ts'
import { listHandovers } from './order-rental.ts'
import { loadVisibleOrder } from './visible-order.ts'

type ReadableFile = Pick<
  typeof files.$inferSelect,
  'id' | 'is_public' | 'owner_user_id' | 'owner_admin_id' | 'order_id' | 'room_id' | 'provider_id'
>

/**
 * Whether the principal may read a file. Public files: everyone. Private files: the owner (a colleague while it sees the order of its company or the chat, or pays), the owner of a row that shows them, who pays for the account of a transfer, the people of the chat, and everyone who may see the
 * order that the file is attached to, except providers if the file belongs to another provider (the image of its offer); a delegate sees the photos of hand-overs. For admins see canAdminReadFile.
 */
export async function canReadFile(ctx: Ctx, file: ReadableFile): Promise<boolean> {
  const { principal } = ctx
  if (file.is_public) return true
  if (principal.kind === 'admin') return canAdminReadFile({ ...ctx, principal }, file)
  if (principal.kind !== 'user' || principal.status !== 'active') return false
  if (file.owner_user_id === principal.id && !(await isOfCompany({ ...ctx, principal }, file))) return true
  if (file.room_id) return assertIsInRoom({ ...ctx, principal }, file.room_id).then(() => true, falseIfRejected)
  if (!file.order_id) return (await canOwnerReadFile({ ...ctx, principal }, file.id)) || isReceiptOf({ ...ctx, principal }, file.id)
  if (file.provider_id && principal.provider && principal.provider.id !== file.provider_id) return false
  if (await isPhotoOfDelivery(ctx, file.order_id, file.id)) return true
  return assertCanSeeOrder(ctx, file.order_id).then(() => true, falseIfRejected)
}

/** Whether a file of a colleague is in the order or chat of its company, or the receipt of its transfer: its rights there decide. */
async function isOfCompany({ db, principal }: UserCtx, { id, order_id, room_id }: ReadableFile): Promise<boolean> {
  if (principal.company === null) return false
  return (order_id ?? room_id) !== null || (await db.$count(bankTransfers, isReceiptFor(principal, id))) > 0
}

/** Throws unless the user may read this chat. */
async function assertIsInRoom(ctx: UserCtx, id: string): Promise<void> {
  assertNotImpersonated(ctx.principal, 'GET', 'chat.read')
  assertPermitted({ action: 'chat.read' }, ctx.principal)
  await loadOwnRoom(ctx, ctx.principal, id)
}

/** Throws unless the principal may see this order. */
async function assertCanSeeOrder(ctx: Ctx, id: string): Promise<void> {
  assertPermitted({ action: 'upload.read' }, ctx.principal)
  await loadVisibleOrder(ctx, id)
}

/** Whether this is a photo of the hand-over of a car that the principal fetches or brings. */
async function isPhotoOfDelivery(ctx: Ctx, order_id: string, file_id: string): Promise<boolean> {
  if (!isPermitted({ action: 'prv.deliver' }, ctx.principal) || !(await delivers(ctx, order_id))) return false
  return (await listHandovers(ctx, order_id)).some(({ file_ids }) => file_ids.includes(file_id))
}

/** Whether this is the receipt of a transfer for the account of the principal: a company reads those of its colleagues, a colleague those of the orders that it pays. */
async function isReceiptOf({ db, principal }: UserCtx, file_id: string): Promise<boolean> {
  if (!isPermitted({ action: 'ord.pay' }, principal)) return false
  const seen = principal.company
    ? inArray(bankTransfers.order_id, db.select({ id: orders.id }).from(orders).where(ordersOfClient(principal)))
    : undefined
  return (await db.$count(bankTransfers, and(isReceiptFor(principal, file_id), seen))) > 0
}

const isReceiptFor = (principal: UserCtx['principal'], file_id: string) =>
  and(eq(bankTransfers.client_id, clientIdOf(principal)), arrayContains(bankTransfers.images, [file_id]))

const falseIfRejected = (error: unknown): false => {
  if (error instanceof RequestError) return false
  throw error
}

import type { ComplaintForm } from '@wasl/shared/contract/complaints.ts'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { namedColumns } from '../../catalog/services/id-and-name.ts'
import type { UserCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { categories } from '../../platform/db/resource-tables.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { invalid } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { assertOwnImages } from './assert-own-images.ts'
import { insertComplaint } from './insert-complaint.ts'

/** Stores a complaint of the user. Throws 422 for an order that is not the user's own and for images that are not. */
export async function createComplaint(ctx: UserCtx, form: ComplaintForm): Promise<{ id: string; number: string }> {
  return inTransaction(ctx, async (ctx) => {
    const { file_ids, order_id, ...texts } = form
    if (order_id && (await ctx.db.$count(orders, and(eq(orders.id, order_id), ownOrders(ctx)))) === 0)
      throw invalid('order_id', { en: 'Choose one of your orders', ar: 'اختر أحد طلباتك' })
    const images = await assertOwnImages(ctx, file_ids)
    const complaint = await insertComplaint(ctx, { ...texts, order_id, images, user_id: ctx.principal.id })
    const after = { number: complaint.number, subject: texts.subject, status: 'new' }
    await audit(ctx, { action: 'create', resource: 'complaints', row_id: complaint.id, after })
    return complaint
  })
}

// More than these nobody looks through.
const selectableOrders = 100

/** The user's own orders, the newest first, for the form. */
export async function listOwnOrders(ctx: UserCtx) {
  const rows = await ctx.db
    .select({ id: orders.id, number: orders.number, category: namedColumns(categories) })
    .from(orders)
    .innerJoin(categories, eq(categories.id, orders.category_id))
    .where(ownOrders(ctx))
    .orderBy(desc(orders.submitted_at))
    .limit(selectableOrders)
  return rows.map(({ category, ...order }) => ({ ...order, category: { ar: category.name_ar, en: category.name_en } }))
}

/** A client's own orders, or those that a provider won. */
function ownOrders({ principal }: UserCtx): SQL {
  if (principal.role === 'client') return eq(orders.client_id, principal.id)
  return principal.provider ? eq(orders.provider_id, principal.provider.id) : sql`false`
}

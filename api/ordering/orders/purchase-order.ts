import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { orders } from '../tables/orders.ts'
import { loadVisibleOrder, type OrderRow } from './visible-order.ts'

/** The purchase order number of a new order. Throws 422 if the client is no company. */
export function purchaseOrderOf({ principal }: UserCtx, entered: string | null | undefined): string | null {
  if (!entered) return null
  if (principal.client_type !== 'company') throw invalid('purchase_order', companiesOnly)
  return entered
}

/** The number as a reader of the order sees it, and whether the company that ordered can still change it. */
export async function loadPurchaseOrder(ctx: UserCtx, order: OrderRow, isParty: boolean) {
  const isCompany = ctx.principal.client_type === 'company' && order.client_id === ctx.principal.id
  return {
    purchase_order: isParty ? order.purchase_order : null,
    can_edit_purchase_order: isCompany && tabOf[order.status] !== 'finished' && !(await hasTaxDocument(ctx, order.id)),
  }
}

const hasTaxDocument = async ({ db }: Pick<UserCtx, 'db'>, order_id: string): Promise<boolean> =>
  (await db.$count(taxDocuments, eq(taxDocuments.order_id, order_id))) > 0

/** Enters, changes or clears the number of an own order. Throws 404 for the order of others, 409 once its first tax document is issued, or it has ended. */
export const setPurchaseOrder = (ctx: UserCtx, id: string, entered: string | null): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // The documents of an order are issued under its lock.
    const { purchase_order: before, status } = await loadVisibleOrder(ctx, id, { lock: true })
    const purchase_order = purchaseOrderOf(ctx, entered)
    if (before === purchase_order) return
    if (await hasTaxDocument(ctx, id)) throw conflict(alreadyIssued)
    if (tabOf[status] === 'finished') throw conflict(ended)
    await ctx.db.update(orders).set({ purchase_order }).where(eq(orders.id, id))
    await audit(ctx, { action: 'edit', resource: 'orders', row_id: id, before: { purchase_order: before }, after: { purchase_order } })
  })

const companiesOnly: Label = { en: 'Only companies enter a purchase order number', ar: 'رقم أمر الشراء للشركات فقط' }
const alreadyIssued: Label = {
  en: 'The order has a tax document already: its number cannot change',
  ar: 'صدر لهذا الطلب مستند ضريبي، فلا يتغيّر رقم أمر الشراء',
}
const ended: Label = { en: 'The order has ended: its number cannot change', ar: 'انتهى هذا الطلب، فلا يتغيّر رقم أمر الشراء' }

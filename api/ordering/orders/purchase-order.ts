import { isDeepStrictEqual } from 'node:util'
import type { purchaseOrderForm } from '@wasl/shared/contract/purchase-order.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid } from '../../platform/http/errors.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { audit } from '../../resources/write/audit.ts'
import { orders } from '../tables/orders.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { branchOf, findBranchLabel } from './order-branch.ts'
import { loadVisibleOrder, type OrderRow } from './visible-order.ts'

/** The purchase order number of a new order. Throws 422 if the client is no company. */
export function purchaseOrderOf({ principal }: UserCtx, entered: string | null | undefined): string | null {
  if (!entered) return null
  if (!ordersForCompany(principal)) throw invalid('purchase_order', companiesOnly)
  return entered
}

const ordersForCompany = ({ client_type, company }: UserCtx['principal']): boolean => client_type === 'company' || company !== null

/** The number as a reader of the order sees it, and whether the company that ordered can still change it. */
export async function loadPurchaseOrder(ctx: UserCtx, order: OrderRow, isParty: boolean) {
  const { principal } = ctx
  const canEdit = ordersForCompany(principal) && isOfClient(principal, order) && isPermitted({ action: 'ord.purchase_order' }, principal)
  return {
    purchase_order: isParty ? order.purchase_order : null,
    can_edit_purchase_order:
      canEdit && actsOn(principal, order) && tabOf[order.status] !== 'finished' && !(await hasTaxDocument(ctx, order.id)),
  }
}

const hasTaxDocument = async ({ db }: Pick<UserCtx, 'db'>, order_id: string): Promise<boolean> =>
  (await db.$count(taxDocuments, eq(taxDocuments.order_id, order_id))) > 0

type Entered = z.output<typeof purchaseOrderForm>

/**
 * Enters, changes or clears the number of an own order, and its branch if one is named. Throws 404 for the order of others, 403 for a colleague who does not act on its kind, 422 for a branch that is archived or of
 * others, 409 once the first tax document is issued, or the order has ended.
 */
export const setPurchaseOrder = (ctx: UserCtx, id: string, entered: Entered): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    // The documents of an order are issued under its lock.
    const order = await loadVisibleOrder(own, id, { lock: true })
    if (!actsOn(ctx.principal, order)) throw forbidden()
    const { purchase_order, branch_id, status } = order
    const before = { purchase_order, branch_id }
    const isSameBranch = entered.branch_id === undefined || entered.branch_id === branch_id
    const after = {
      purchase_order: purchaseOrderOf(own, entered.purchase_order),
      branch_id: isSameBranch ? branch_id : await branchOf(own, entered.branch_id),
    }
    if (isDeepStrictEqual(before, after)) return
    if (await hasTaxDocument(own, id)) throw conflict(alreadyIssued)
    if (tabOf[status] === 'finished') throw conflict(ended)
    await own.db.update(orders).set(after).where(eq(orders.id, id))
    const named = async (values: typeof before) => ({
      purchase_order: values.purchase_order,
      branch: await findBranchLabel(own, values.branch_id),
    })
    await audit(own, { action: 'edit', resource: 'orders', row_id: id, before: await named(before), after: await named(after) })
  })

const companiesOnly: Label = { en: 'Only companies enter a purchase order number', ar: 'رقم أمر الشراء للشركات فقط' }
const alreadyIssued: Label = {
  en: 'The order has a tax document already: its number and branch cannot change',
  ar: 'صدر لهذا الطلب مستند ضريبي، فلا يتغيّر رقم أمر الشراء ولا الفرع',
}
const ended: Label = {
  en: 'The order has ended: its number and branch cannot change',
  ar: 'انتهى هذا الطلب، فلا يتغيّر رقم أمر الشراء ولا الفرع',
}

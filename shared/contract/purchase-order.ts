import * as z from 'zod'
import { maxPurchaseOrder } from '../rules/limits.ts'
import { cleanLine } from '../utils/normalize-text.ts'

/** The number under which a company entered an order in its own books: one line of printable characters. */
export const purchaseOrder = () => z.string().overwrite(cleanLine).max(maxPurchaseOrder).nullable().default(null)

/** PUT orders/:id/purchase-order. Without `branch_id` the branch stays. */
export const purchaseOrderForm = z.strictObject({ purchase_order: purchaseOrder(), branch_id: z.uuid().nullable().optional() })

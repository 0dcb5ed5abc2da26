import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../context.ts'
import { askRefund } from '../money/refunds/request-refund.ts'
import { administer } from '../ordering/orders/admin-transition.ts'
import type { Tx } from '../platform/db/database.ts'
import type { StoredRow } from './row-mapping.ts'

/** An act that is asked of a locked row; the id of its reason where it was chosen. */
export type Verbed = { row: StoredRow; action: string; reason: string | null; reason_id: string | null; asked: AnyRow }

/** What the domain does itself when an action is asked for, with guards and history of its own; by the name that the declaration gives. */
export const verbs: Readonly<Partial<Record<string, (ctx: Ctx & { db: Tx }, asked: Verbed) => Promise<void>>>> = {
  move_order: administer,
  ask_refund: askRefund,
}

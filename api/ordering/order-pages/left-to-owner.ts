import { formKinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { User } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { hasOpenApproval } from '../orders/approvals.ts'
import { orders } from '../tables/orders.ts'
import { actsOn } from '../tables/orders-of-client.ts'

type Acting = Pick<typeof orders.$inferSelect, 'kind' | 'status' | 'remaining_amount'> & { has_open_approval: boolean }

/** Whether the turn of the client is that of the owner of the company, for a colleague who reads the order: it may not do what comes next. */
export function isLeftToOwner(principal: User, order: Acting): boolean {
  if (principal.company === null) return false
  if (!actsOn(principal, order) || order.has_open_approval) return true
  return !(isToPay(order) ? pays(principal) : acts(principal))
}

const isToPay = ({ status, remaining_amount }: Acting): boolean =>
  status === 'pending_payment' || (status === 'delivered' && (remaining_amount ?? 0) > 0)
const pays = (principal: User): boolean => isPermitted({ action: 'ord.pay' }, principal)
const acts = (principal: User): boolean => isPermitted({ action: 'ord.offer.accept' }, principal)

/** The same in SQL. */
export const leftToOwner = (principal: User): SQL =>
  sql`case when ${orders.kind} not in ${sql.raw(`('${formKinds.join("','")}')`)} or ${hasOpenApproval} then true
    when ${orders.status} = 'pending_payment' or (${orders.status} = 'delivered' and ${orders.remaining_amount} > 0) then ${!pays(principal)}
    else ${!acts(principal)} end`

import type { OrderAppointment } from '@wasl/shared/contract/appointments.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { isOnSite, proposedTimeOf } from '../orders/appointment-of.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { workDueAt } from '../orders/work-due-at.ts'
import { orders } from '../tables/orders.ts'

/** The statuses in which a proposed time can be answered. */
export const answerableStatuses: readonly string[] = asArray(orderTransitions.propose_time.from)
const kinds: readonly string[] = orderTransitions.propose_time.kinds ?? []

type Reading = { reader: 'client' | 'provider'; isMine: boolean }
type AppointmentFacts = { appointment: OrderAppointment | null; has_proposed_time: boolean }

/** The agreed and the proposed time of an order with its provider, for its parties, and whether the reader has to answer. */
export async function loadAppointment(ctx: UserCtx, order: OrderRow, { reader, isMine }: Reading): Promise<AppointmentFacts> {
  if (!isMine || !kinds.includes(order.kind) || !order.provider_id) return { appointment: null, has_proposed_time: false }
  const [row] = await ctx.db.select({ work_due_at: workDueAt }).from(orders).where(eq(orders.id, order.id))
  const proposed = waitingTimeOf(order, ctx.clock.now())
  const appointment = {
    at: order.appointment_at,
    minutes: order.appointment_minutes,
    proposed: proposed && { ...proposed, minutes: order.proposed_minutes },
    visit_step: order.visit_step,
    is_on_site: isOnSite(order),
    work_due_at: row?.work_due_at ?? null,
  }
  return { appointment, has_proposed_time: proposed !== null && proposed.by !== reader }
}

type Proposal = Pick<OrderRow, 'status' | 'proposed_appointment_at' | 'proposed_by'>

/** The proposed time while it can be answered: in these statuses, and until it has passed. */
export function waitingTimeOf(order: Proposal, now: string) {
  const proposed = proposedTimeOf(order)
  return proposed && proposed.at > now && answerableStatuses.includes(order.status) ? proposed : null
}

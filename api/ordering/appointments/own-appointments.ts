import type { OwnAppointment } from '@wasl/shared/contract/calendar.ts'
import { statusesOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { and, notInArray } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { ordersOfClient } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'
import { aheadMs } from './calendar-feed.ts'
import { listAppointments } from './provider-calendar.ts'

/** The agreed times to come of the orders that the client reads, the next one first. */
export async function listOwnAppointments(ctx: UserCtx): Promise<OwnAppointment[]> {
  const start = ctx.clock.now()
  const end = new Date(Date.parse(start) + aheadMs).toISOString()
  const running = and(ordersOfClient(ctx.principal), notInArray(orders.status, statusesOf('finished')))
  const agreed = await listAppointments(ctx, running, { start, end, agreedOnly: true })
  return agreed.map(({ entry: { order_id, number, at, minutes, services } }) => ({ order_id, number, at, minutes, services }))
}

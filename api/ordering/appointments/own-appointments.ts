import type { OwnAppointment } from '@wasl/shared/contract/calendar.ts'
import { statusesOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, notInArray } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { orders } from '../tables/orders.ts'
import { ordersOfClient } from '../tables/orders-of-client.ts'
import { aheadMs, defaultMinutes } from './calendar-feed.ts'
import { listAppointments } from './provider-calendar.ts'

/** The agreed times of the orders that the client reads and that have not passed, the next one first: a visit of today stays until its end. */
export async function listOwnAppointments(ctx: UserCtx): Promise<OwnAppointment[]> {
  const now = Date.parse(ctx.clock.now())
  const [start, end] = [now - dayMs, now + aheadMs].map((at) => new Date(at).toISOString()) as [string, string]
  const running = and(ordersOfClient(ctx.principal), notInArray(orders.status, statusesOf('finished')))
  const agreed = await listAppointments(ctx, running, { start, end, agreedOnly: true })
  return agreed
    .filter(({ entry: { at, minutes } }) => Date.parse(at) + (minutes ?? defaultMinutes) * minuteMs > now)
    .map(({ entry: { order_id, number, at, minutes, services } }) => ({ order_id, number, at, minutes, services }))
}

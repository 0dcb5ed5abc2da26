import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { freeTimes } from '@wasl/shared/rules/offered-time.ts'
import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import { openSpans } from '../../catalog/services/open-spans.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { blockedTimes } from '../tables/calendar.ts'
import { orders } from '../tables/orders.ts'

const shownDays = 14
const defaultMinutes = 60
const openStatuses = [...asArray(orderTransitions.propose_time.from)]

/** The free hours of a provider in the coming days: its work without blocked times and agreed appointments. */
export async function loadFreeTimes({ db, clock }: Pick<Ctx, 'db' | 'clock'>, provider_id: string): Promise<OrderPage['free_times']> {
  const now = clock.now()
  const ends_at = new Date(Date.parse(now) + (shownDays + 1) * dayMs).toISOString()
  const yesterday = new Date(Date.parse(now) - dayMs).toISOString()
  const [[provider], blocked, agreed] = await Promise.all([
    db.select({ work_times: providers.work_times, holidays: providers.holidays }).from(providers).where(eq(providers.id, provider_id)),
    db
      .select({ starts_at: blockedTimes.starts_at, ends_at: blockedTimes.ends_at })
      .from(blockedTimes)
      .where(and(eq(blockedTimes.provider_id, provider_id), lt(blockedTimes.starts_at, ends_at), gt(blockedTimes.ends_at, now))),
    db
      .select({ at: orders.appointment_at, minutes: orders.appointment_minutes })
      .from(orders)
      .where(
        and(
          eq(orders.provider_id, provider_id),
          inArray(orders.status, openStatuses),
          gte(orders.appointment_at, yesterday),
          lt(orders.appointment_at, ends_at),
        ),
      ),
  ])
  if (!provider) return []
  const appointments = agreed.flatMap(({ at, minutes }) =>
    at ? [{ starts_at: at, ends_at: new Date(Date.parse(at) + (minutes ?? defaultMinutes) * minuteMs).toISOString() }] : [],
  )
  const work = { spans: openSpans(provider.work_times), holidays: provider.holidays, taken: [...blocked, ...appointments] }
  return freeTimes(work, now, shownDays)
}

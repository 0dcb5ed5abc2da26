import type { CalendarEntry, calendarQuery, ProviderCalendar } from '@wasl/shared/contract/calendar.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { isContactVisible } from '@wasl/shared/lifecycle/orders/contact-visible.ts'
import { type OrderStatus, orderTransitions } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { nextSpan } from '@wasl/shared/rules/opening-hours.ts'
import { boundsOf, daysIn, type Period } from '@wasl/shared/rules/periods.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { openSpans } from '../../catalog/services/open-spans.ts'
import { cities, services } from '../../catalog/tables/from-registry.ts'
import { nameBeforeAcceptance, publicName } from '../../identity/people/public-name.ts'
import { providers, users } from '../../identity/tables/people.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { forbidden, invalid, notFound } from '../../platform/http/errors.ts'
import { ofKinds, visibleKinds } from '../orders/visible-order.ts'
import { blockedTimes } from '../tables/calendar.ts'
import { orderItems, orders } from '../tables/orders.ts'

const maxDays = 45
/** The statuses in which a proposed time can be answered. */
const openStatuses = [...asArray(orderTransitions.propose_time.from)]

/** The agreed and proposed times of the own provider's orders in these days, its blocked times and its holidays. Throws 422 for more than 45 days. */
export async function loadProviderCalendar(ctx: UserCtx, period: z.output<typeof calendarQuery>): Promise<ProviderCalendar> {
  const { provider } = ctx.principal
  if (!provider) throw forbidden()
  if (period.to < period.from || daysIn(period) > maxDays)
    throw invalid('to', { en: `Choose at most ${maxDays} days`, ar: `اختر ${maxDays} يومًا على الأكثر` })
  const { start, end } = boundsOf(period)
  const now = ctx.clock.now()
  const own = and(eq(orders.provider_id, provider.id), ofKinds(visibleKinds(ctx.principal)))
  const blocked = await listBlocked(ctx, provider.id, and(lt(blockedTimes.starts_at, end), gt(blockedTimes.ends_at, start)))
  const blocked_to_come = await listBlocked(ctx, provider.id, gt(blockedTimes.ends_at, now))
  const appointments = (await listAppointments(ctx, own, { start, end })).map(({ entry }) => entry)
  return { now, appointments, blocked, blocked_to_come, ...(await loadWork(ctx, provider.id, period)) }
}

const listBlocked = ({ db }: Pick<Ctx, 'db'>, provider_id: string, which: SQL | undefined) =>
  db
    .select({ id: blockedTimes.id, starts_at: blockedTimes.starts_at, ends_at: blockedTimes.ends_at, note: blockedTimes.note })
    .from(blockedTimes)
    .where(and(eq(blockedTimes.provider_id, provider_id), which))
    .orderBy(blockedTimes.starts_at)
    .limit(200)

/** When a provider works: its pause, its holidays of these days, and its next hours. */
async function loadWork(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  provider_id: string,
  period: Period,
): Promise<Pick<ProviderCalendar, 'paused_until' | 'holidays' | 'next_work'>> {
  const { paused_until, work_times, holidays } = providers
  const [row] = await db.select({ paused_until, work_times, holidays }).from(providers).where(eq(providers.id, provider_id))
  if (!row) throw notFound()
  const next = nextSpan(openSpans(row.work_times), row.holidays, clock.now())
  return {
    paused_until: row.paused_until && row.paused_until > riyadhDate(clock.now()) ? row.paused_until : null,
    holidays: row.holidays.filter(({ from, to }) => from <= period.to && to >= period.from),
    next_work: next && { date: next.date, from: next.from, to: next.to },
  }
}

type Range = { start: string; end: string; agreedOnly?: boolean }
type Appointment = { entry: CalendarEntry; version: number }
const toCities = alias(cities, 'to_cities')

/**
 * The agreed times of these orders within a range, with the version of each order, and the proposed ones that wait for an answer unless only the
 * agreed ones are asked for, by time. Cancelled orders have none.
 */
export async function listAppointments(
  ctx: Pick<Ctx, 'db'>,
  which: SQL | undefined,
  { start, end, agreedOnly = false }: Range,
): Promise<Appointment[]> {
  const isAgreed = and(gte(orders.appointment_at, start), lt(orders.appointment_at, end))
  const isProposed = and(
    inArray(orders.status, openStatuses),
    gte(orders.proposed_appointment_at, start),
    lt(orders.proposed_appointment_at, end),
  )
  const rows = await ctx.db
    .select({
      order: orders,
      client: { name: users.name, client_type: users.client_type },
      city: namedColumns(cities),
      to_city: namedColumns(toCities),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.client_id))
    .leftJoin(cities, eq(cities.id, orders.city_id))
    .leftJoin(toCities, eq(toCities.id, orders.to_city_id))
    .where(and(which, ne(orders.status, 'cancelled'), agreedOnly ? isAgreed : or(isAgreed, isProposed)))
    .orderBy(sql`coalesce(${orders.appointment_at}, ${orders.proposed_appointment_at})`)
    .limit(1000)
  const items = await ctx.db
    .select({ order_id: orderItems.order_id, service: namedColumns(services) })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(sql`${orderItems.order_id} = any(${sql.param(rows.map(({ order }) => order.id))}::uuid[])`)
    .orderBy(orderItems.position)
  const isWithin = (at: string | null): at is string => at !== null && start <= at && at < end
  return rows
    .flatMap(({ order, client, city, to_city }) => {
      const common = {
        ...{ order_id: order.id, number: order.number, status: order.status, visit_step: order.visit_step, district: order.district },
        services: items.filter(({ order_id }) => order_id === order.id).map(({ service }) => idAndName(service).name),
        ...{ mode: order.mode, meeting_way: order.meeting_way },
        city: city && idAndName(city),
        to_city: to_city && idAndName(to_city),
        client: nameFor(order.status, client),
      }
      const { appointment_at, proposed_appointment_at } = order
      const isOpen = openStatuses.some((status) => status === order.status)
      return [
        ...(isWithin(appointment_at) ? [{ ...common, at: appointment_at, minutes: order.appointment_minutes, is_proposed: false }] : []),
        ...(!agreedOnly && isOpen && isWithin(proposed_appointment_at)
          ? [{ ...common, at: proposed_appointment_at, minutes: order.proposed_minutes, is_proposed: true }]
          : []),
      ].map((entry) => ({ entry, version: order.version }))
    })
    .sort((a, b) => (a.entry.at < b.entry.at ? -1 : 1))
}

type Client = Parameters<typeof publicName>[0]

function nameFor(status: OrderStatus, client: Client): Localized {
  if (!isContactVisible(status)) return nameBeforeAcceptance(client)
  const name = publicName(client)
  return { en: name, ar: name }
}

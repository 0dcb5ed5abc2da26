import { randomBytes } from 'node:crypto'
import type { CalendarEntry } from '@wasl/shared/contract/calendar.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { dayPartOf } from '@wasl/shared/rules/offered-time.ts'
import { meetingWays, serviceModes } from '@wasl/shared/rules/service-modes.ts'
import { dayParts } from '@wasl/shared/rules/wanted-time.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import type { Locale, Localized } from '@wasl/shared/units.ts'
import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import { siteUrl } from '../../identity/people/send-invitation.ts'
import { loadActiveUser } from '../../identity/sessions/load-active-user.ts'
import { users } from '../../identity/tables/people.ts'
import { type CalendarEvent, renderCalendar } from '../../platform/calendar/render-calendar.ts'
import type { Ctx, User, UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isTeamMemberPermitted } from '../../platform/http/permission.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadVisibleOrder, ofKinds, visibleKinds } from '../orders/visible-order.ts'
import { calendarFeeds } from '../tables/calendar.ts'
import { orders } from '../tables/orders.ts'
import { isOfClient, ordersOfClient } from '../tables/orders-of-client.ts'
import { listAppointments } from './provider-calendar.ts'

/** How long an appointment without a length is. */
export const defaultMinutes = 60
/** How long appointments stay in a calendar, and how far ahead they can be. */
const behindMs = 60 * dayMs
export const aheadMs = 400 * dayMs

const feedUrl = (ctx: Ctx, token: string): string => siteUrl(ctx, `/api/calendar-feeds/${token}`)

/** The private address of the reader's calendar. */
export async function findFeedUrl(ctx: UserCtx): Promise<string | null> {
  const [feed] = await ctx.db.select().from(calendarFeeds).where(eq(calendarFeeds.user_id, ctx.principal.id))
  return feed ? feedUrl(ctx, feed.token) : null
}

/** Makes a new private address; the former one ends. */
export async function renewFeed(ctx: UserCtx): Promise<string> {
  const feed = { token: randomBytes(32).toString('base64url'), created_at: ctx.clock.now() }
  await ctx.db
    .insert(calendarFeeds)
    .values({ user_id: ctx.principal.id, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.user_id, set: feed })
  return feedUrl(ctx, feed.token)
}

export const deleteFeed = (ctx: UserCtx): Promise<void> => deleteFeedOf(ctx, ctx.principal.id)

/** Ends the address of a person. */
export async function deleteFeedOf({ db }: Pick<Ctx, 'db'>, user_id: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.user_id, user_id))
}

/** The calendar of the person with this address: the own orders of a client, or those of the provider. Throws 404 for an address that has ended, or whose person may not read the orders any more. */
export async function renderFeed(ctx: Ctx, token: string) {
  const [row] = await ctx.db
    .select({ user: { id: users.id, locale: users.locale } })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.user_id))
    .where(and(eq(calendarFeeds.token, token), eq(users.status, 'active')))
  const user = row && (await loadActiveUser(ctx, row.user.id))
  const own = user && ownOrders(user)
  if (!own) throw notFound()
  return renderAppointments(ctx, own, row.user.locale)
}

/** The orders whose appointments a person reads; undefined if it may read none. */
function ownOrders(user: User): SQL | undefined {
  const { role, provider, permissions } = user
  if (role === 'client') return ordersOfClient(user)
  if (!provider || (role === 'provider_user' && !isTeamMemberPermitted('prv.ord.list', permissions))) return undefined
  return and(eq(orders.provider_id, provider.id), ofKinds(visibleKinds({ role, permissions })))
}

/** The agreed time of one order, for its parties. Throws 404 without one. */
export async function renderOrderCalendar(ctx: UserCtx, id: string) {
  const order = await loadVisibleOrder(ctx, id)
  const isParty = isOfClient(ctx.principal, order) || order.provider_id === ctx.principal.provider?.id
  if (!isParty || !order.appointment_at) throw notFound()
  const [user] = await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.id, ctx.principal.id))
  return renderAppointments(ctx, eq(orders.id, id), user?.locale ?? 'ar')
}

async function renderAppointments(ctx: Ctx, which: SQL, locale: Locale) {
  const now = ctx.clock.now()
  const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
  const agreed = await listAppointments(ctx, which, { start: after(-behindMs), end: after(aheadMs), agreedOnly: true })
  const name = platformName(await loadSettings(ctx))[locale]
  const events = agreed.map(({ entry, version }) => toEvent(ctx, entry, { locale, version }))
  return { name: 'appointments.ics', mime: 'text/calendar; charset=utf-8', bytes: Buffer.from(renderCalendar({ name, now, events })) }
}

/** The city, or for a meeting or work without one its way or mode. */
const placeOf = ({ city, meeting_way, mode }: CalendarEntry): Localized =>
  city?.name ?? (meeting_way ? meetingWays[meeting_way] : serviceModes[mode])

/** No phone, no address and no name of the client: anyone with the file can read it. */
function toEvent(ctx: Ctx, entry: CalendarEntry, { locale, version }: { locale: Locale; version: number }): CalendarEvent {
  const separator = locale === 'ar' ? '، ' : ', '
  const part = dayPartOf(entry.at, entry.minutes)
  return {
    ...{ id: entry.order_id, version, starts_at: entry.at },
    ends_at: new Date(Date.parse(entry.at) + (entry.minutes ?? defaultMinutes) * minuteMs).toISOString(),
    title: [entry.services.map((service) => service[locale]).join(separator), part && dayParts[part][locale], entry.number]
      .filter(Boolean)
      .join(' · '),
    location: placeOf(entry)[locale] + (entry.district ? `${separator}${entry.district}` : ''),
    url: siteUrl(ctx, pathIn(locale, pages.order({ id: entry.order_id }))),
  }
}

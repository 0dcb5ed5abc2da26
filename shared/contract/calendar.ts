import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { orderAppointment } from './appointments.ts'
import { instant, localized, named, requestText } from './common.ts'
import { orderStatus } from './enums.ts'
import { orderCard } from './orders.ts'

const moment = z.iso.datetime({ offset: true, error: messageKey('not_instant') })
const day = z.iso.date(messageKey('not_date'))

/** GET provider/calendar: days of Riyadh, both included; at most 45. */
export const calendarQuery = z.object({ from: day, to: day })
/** POST provider/blocked-times. */
export const blockedTimeForm = z.strictObject({
  starts_at: moment,
  ends_at: moment,
  note: requestText({ max: 200 }).nullable().default(null),
})
/** PATCH provider/business/pause: the day on which new requests arrive again; null ends the pause. */
export const pauseForm = z.strictObject({ paused_until: day.nullable() })
export const pause = z.object({ paused_until: z.iso.date().nullable() })

export const blockedTime = z.object({ id: z.uuid(), starts_at: instant, ends_at: instant, note: z.string().nullable() })
const calendarEntry = z.object({
  order_id: z.uuid(),
  number: z.string(),
  status: orderStatus,
  at: instant,
  minutes: z.int().nullable(),
  is_proposed: z.boolean(), // not agreed yet
  visit_step: orderAppointment.shape.visit_step,
  services: z.array(localized),
  mode: orderCard.shape.mode,
  meeting_way: orderCard.shape.meeting_way,
  city: named.nullable(), // none: remote work, a call
  to_city: named.nullable(), // of a move
  district: z.string().nullable(),
  client: localized, // what its provider may read of the name
})
export const providerCalendar = z.object({
  now: instant,
  paused_until: z.iso.date().nullable(), // while it is ahead
  appointments: z.array(calendarEntry), // by their time
  blocked: z.array(blockedTime), // in these days
  blocked_to_come: z.array(blockedTime), // on any day, until they have passed
  holidays: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })), // in these days
  next_work: z.object({ date: z.iso.date(), from: z.string(), to: z.string() }).nullable(), // the next hours of work that have not begun
})
export type ProviderCalendar = z.output<typeof providerCalendar>
export type CalendarEntry = ProviderCalendar['appointments'][number]

/** GET user/appointments: the coming appointments of a client, the next one first. */
export const ownAppointments = z.array(calendarEntry.pick({ order_id: true, number: true, at: true, minutes: true, services: true }))
export type OwnAppointment = z.output<typeof ownAppointments>[number]

/** The private address of one's own calendar; null without one. */
export const calendarFeed = z.object({ url: z.string().nullable() })
export const feedParams = z.object({ token: z.string().min(20).max(100) })

import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { maxAppointmentMinutes, minAppointmentMinutes } from '../rules/appointment-times.ts'
import { instant } from './common.ts'
import { transitionBody } from './transition-body.ts'

export const appointmentMoment = z.iso.datetime({ offset: true, error: messageKey('not_instant') })
export const appointmentMinutes = z.int().min(minAppointmentMinutes).max(maxAppointmentMinutes)

/** propose_time: when, and for how long. It replaces a time that was proposed before. */
export const proposeTimeForm = transitionBody.extend({
  appointment_at: appointmentMoment,
  minutes: appointmentMinutes.nullable().default(null),
})
/** accept_time: the time that the reader saw; another one is a conflict. */
export const acceptTimeForm = transitionBody.extend({ appointment_at: appointmentMoment })

/** A time, and for how long. */
export const appointmentTime = z.object({ at: instant, minutes: z.int().nullable() })

/** A day with its free hours: '16:00'. */
export const freeDay = z.object({ date: z.iso.date(), times: z.array(z.string()) })

/** The agreed time of an order and the proposed one, for its parties. */
export const orderAppointment = z.object({
  at: instant.nullable(),
  minutes: z.int().nullable(),
  proposed: z.object({ at: instant, minutes: z.int().nullable(), by: z.enum(['client', 'provider']) }).nullable(), // while it can be answered
  visit_step: z.enum(['on_the_way', 'arrived', 'started']).nullable(),
  is_on_site: z.boolean(), // the provider comes to the client
  work_due_at: instant.nullable(), // the end of the agreed duration, while the work runs
})
export type OrderAppointment = z.output<typeof orderAppointment>

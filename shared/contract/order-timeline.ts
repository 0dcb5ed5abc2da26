import * as z from 'zod'
import { appointmentTime } from './appointments.ts'
import { instant, localized } from './common.ts'
import { orderActor, orderStatus, orderTransition } from './enums.ts'

/** One entry of the history of an order. */
export const timelineEntry = z.object({
  transition: orderTransition.nullable(), // none: a step of a return
  label: localized,
  status: orderStatus,
  actor: orderActor,
  colleague: z.string().nullable(), // who of the client’s company made it, for that company
  reason: z.string().nullable(),
  appointment: appointmentTime.nullable(), // the time that it proposed, agreed on or dropped
  at: instant,
})

import * as z from 'zod'
import { ownCarTransitions } from '../lifecycle/cars.ts'
import { carStatuses, holdKinds, ownCarFilters } from '../rules/own-car-states.ts'
import { idParams, instant, localized, money, named, pagination, requestText } from './common.ts'

export const carHold = z.object({
  id: z.uuid(),
  kind: z.enum(holdKinds),
  starts_at: instant,
  ends_at: instant, // of a rental with the time to prepare the car
  note: z.string().nullable(),
  order_id: z.uuid().nullable(), // of a rental
})

/** A car as its provider reads it; `change` waits for its review, or was rejected and not put aside. */
export const ownCarCard = z.object({
  id: z.uuid(),
  name: localized,
  model: z.string(),
  year: z.int(),
  plate: z.string().nullable(),
  image_url: z.string().nullable(),
  status: z.enum(carStatuses),
  return_reason: z.string().nullable(), // why the administration returned it
  city: named.nullable(),
  daily_price: money,
  change: z.object({ status: z.enum(['pending', 'rejected']), reject_reason: z.string().nullable(), sent_at: instant }).nullable(),
  next_hold: carHold.nullable(), // the one that is now or comes next
})

/** GET provider/cars. */
export const ownCarsQuery = z.object({
  q: requestText({ max: 80 }).optional(),
  state: z.enum(ownCarFilters).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(50).default(20),
})
export const ownCarList = z.object({
  cars: z.array(ownCarCard),
  counts: z.record(z.enum(['all', ...ownCarFilters]), z.int()),
  pagination,
})

export const carTransitionParams = idParams.extend({ name: z.enum(ownCarTransitions) })

/** GET provider/car-calendar: days of Riyadh, both included; at most half a year. */
export const fleetCalendar = z.object({
  cars: z.array(
    z.object({ id: z.uuid(), name: localized, plate: z.string().nullable(), status: z.enum(carStatuses), holds: z.array(carHold) }),
  ),
})

export const carHolds = z.array(carHold)
export const blockParams = idParams.extend({ block: z.uuid() })

export type CarHold = z.output<typeof carHold>
export type OwnCarCard = z.output<typeof ownCarCard>
export type OwnCarList = z.output<typeof ownCarList>
export type FleetCalendar = z.output<typeof fleetCalendar>

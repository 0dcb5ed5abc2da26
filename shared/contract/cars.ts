import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { carFuels, carGears, carTypes, servicePeriods } from '../rules/car-choices.ts'
import { rentalLineKinds } from '../rules/rental-price.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { weekdays } from '../utils/weekdays.ts'
import { instant, localized, money, named, pagination } from './common.ts'

const price = z.coerce.number().int().min(0).max(1_000_000_000).optional() // halalas
const onlyTrue = z.literal('true').optional()
const moment = z.iso.datetime({ offset: true, error: messageKey('not_instant') })

export const carSorts = ['price', '-price', 'newest'] as const
export const carDeposits = ['none', 'refundable'] as const

/** GET cars. With `from` and `to`, only cars that are free then, and prices are the totals for these dates; without, daily prices. Prices are those to pay, with VAT. */
export const carsQuery = z.object({
  city: z.uuid().optional(),
  from: moment.optional(),
  to: moment.optional(),
  type: z.enum(typedKeys(carTypes)).optional(),
  gear: z.enum(typedKeys(carGears)).optional(),
  seats: z.coerce.number().int().min(1).max(9).optional(), // at least
  price_min: price,
  price_max: price,
  delivery: onlyTrue,
  abroad: onlyTrue, // may leave the Kingdom
  insurance: z.enum(carDeposits).optional(), // no security deposit and no fee, or all of it comes back
  provider: z.uuid().optional(),
  sort: z.enum(carSorts).default('price'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(48).default(24),
})

const carFacts = {
  id: z.uuid(),
  title: localized,
  model: z.string(),
  year: z.int(),
  type: z.enum(typedKeys(carTypes)),
  gear: z.enum(typedKeys(carGears)),
  fuel: z.enum(typedKeys(carFuels)),
  seats: z.int(),
  city: named.nullable(),
  daily_price: money,
  security_deposit: money,
  has_delivery: z.boolean(),
  may_leave_country: z.boolean(),
}

export const carCard = z.object({
  ...carFacts,
  image_url: z.string().nullable(),
  provider: named.extend({ rating: z.number().nullable(), rating_count: z.int() }),
  /** For the dates of the query; `full_total` is the total without an offer. */
  rental: z.object({ days: z.int(), total: money, full_total: money.nullable() }).nullable(),
})

export const carsPage = z.object({ cars: z.array(carCard), cities: z.array(named), pagination })

/** GET cars/:id. */
export const carPage = z.object({
  ...carFacts,
  color: z.string(),
  image_urls: z.array(z.string()),
  features: z.array(localized),
  monthly_price: money.nullable(),
  yearly_price: money.nullable(),
  insurance_fee: money,
  delivery_price: money.nullable(), // of bringing the car to the client
  collection_price: money.nullable(), // of taking it back there
  permit_price: money.nullable(),
  services: z.array(z.object({ name: localized, price: money, per: z.enum(typedKeys(servicePeriods)) })), // chosen by their position
  branch_place: z.string().nullable(),
  min_driver_age: z.int(),
  min_days: z.int(),
  lead_hours: z.int(),
  turnaround_minutes: z.int(),
  km_per_day: z.int().nullable(), // null: unlimited
  km_price: money.nullable(),
  has_vat: z.boolean(),
  /** What happens after a booking is sent, and until when a paid one is cancelled for free; later the rent of `retained_days` is kept. */
  booking_terms: z.object({
    answer_hours: z.int(),
    accept_hours: z.int(),
    unpaid_minutes: z.int(),
    free_cancel_hours: z.int(),
    retained_days: z.int(),
  }),
  offers: z.array(
    z.object({
      title: localized,
      percent: z.int().nullable(),
      amount: money.nullable(),
      min_days: z.int(),
      starts_on: z.iso.date(),
      ends_on: z.iso.date(),
    }),
  ),
  provider: named.extend({
    rating: z.number().nullable(),
    rating_count: z.int(),
    commercial_number: z.string().nullable(),
    work_times: z.array(z.object({ day: z.enum(typedKeys(weekdays)), from: z.string(), to: z.string() })),
  }),
})

/** GET cars/:id/calendar: days of Riyadh, both included; at most half a year. */
export const calendarQuery = z.object({ from: z.iso.date(), to: z.iso.date() })
export const carCalendar = z.object({ free: z.array(z.object({ from: instant, to: instant })) })

/** POST cars/:id/quote. */
export const quoteBody = z.object({
  pickup_at: moment,
  return_at: moment,
  delivery: z.boolean().default(false),
  collection: z.boolean().default(false),
  permit: z.boolean().default(false),
  services: z.array(z.int().min(0).max(50)).max(50).default([]),
})
export const carQuote = z.object({
  days: z.int(),
  lines: z.array(
    z.object({ kind: z.enum(rentalLineKinds), title: localized.nullable(), unit_price: money, count: z.int(), amount: money }),
  ),
  price: money,
  tax: money,
  vat_percent: z.number(),
  total: money,
  security_deposit: money,
  /** Of a paid booking: until then everything comes back, later all but this. */
  cancellation: z.object({ free_until: instant, retained_after: money }),
})

export type CarsQuery = z.output<typeof carsQuery>
export type CarsPage = z.output<typeof carsPage>
export type CarCard = z.output<typeof carCard>
export type CarPage = z.output<typeof carPage>
export type CarCalendar = z.output<typeof carCalendar>
export type CalendarQuery = z.output<typeof calendarQuery>
export type QuoteBody = z.output<typeof quoteBody>
export type CarQuote = z.output<typeof carQuote>

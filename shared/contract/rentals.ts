import * as z from 'zod'
import { rentalFulfilments } from '../lifecycle/orders/vocabulary.ts'
import { messageKey } from '../registry/messages.ts'
import {
  driverIdTypes,
  fullTank,
  handoverKinds,
  inspectionChecks,
  maxDamageMarks,
  maxHandoverPhotos,
  securityDepositStates,
  tariffs,
} from '../rules/rental-choices.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { branchChoice } from './branches.ts'
import { carQuote } from './cars.ts'
import { chosenId, fileView, instant, localized, money, named, requestText } from './common.ts'
import { claimView } from './deposit-claims.ts'
import { purchaseOrder } from './purchase-order.ts'
import { transitionBody } from './transition-body.ts'

const moment = z.iso.datetime({ offset: true, error: messageKey('not_instant') })
const day = z.iso.date(messageKey('not_date'))

/** Where the car is brought to or collected from; without it, the branch. */
const clientPlace = z.strictObject({
  address: requestText({ min: 3, max: 300 }),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
})
const driverForm = z.strictObject({
  name: requestText({ min: 3, max: 100 }),
  birth_date: day,
  id_type: z.enum(typedKeys(driverIdTypes)),
  license_number: requestText({ min: 5, max: 20 }),
  license_expires_on: day,
})

/** POST orders with kind `car`. With a tariff by month or year, the dates are exactly whole months of 30 days or years of 365. */
export const carOrderForm = z.strictObject({
  kind: z.literal('car'),
  car_id: chosenId(),
  pickup_at: moment,
  return_at: moment,
  tariff: z.enum(typedKeys(tariffs)).default('day'),
  driver: driverForm,
  pickup_place: clientPlace.nullable().default(null),
  return_place: clientPlace.nullable().default(null),
  options: z
    .strictObject({ permit: z.boolean().default(false), services: z.array(z.int().min(0).max(50)).max(50).default([]) })
    .prefault({}),
  countries: z
    .array(requestText({ min: 2, max: 40 }))
    .max(10)
    .default([]), // that the car may be driven to, with a permit
  note: requestText({ max: 1000 }).nullable().default(null),
  purchase_order: purchaseOrder(), // of a company
  branch_id: branchChoice(),
})
export type CarOrderForm = z.output<typeof carOrderForm>

/** edit_dates. */
export const rentalDatesForm = transitionBody.extend({ pickup_at: moment, return_at: moment })
/** finish_inspection. All of them are needed. */
export const inspectionForm = transitionBody.extend({
  checks: z.array(z.enum(typedKeys(inspectionChecks))).max(20),
})
const conditionFields = {
  km: z.int().min(0).max(2_000_000),
  fuel: z.int().min(0).max(fullTank), // eighths of the tank
  damage: z
    .array(z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100), note: requestText({ max: 100 }) }))
    .max(maxDamageMarks)
    .default([]),
  notes: requestText({ max: 500 }).nullable().default(null),
  file_ids: z.array(z.uuid()).min(1, messageKey('no_upload')).max(maxHandoverPhotos, messageKey('too_many_images')),
  taken_at: moment.nullable().default(null), // when a delegate did it, if its phone could only send it later
}
/** hand_over. `license_shown`: the driver has shown the license. The contract number is required by a setting. */
export const handOverForm = transitionBody.extend({
  ...conditionFields,
  license_shown: z.boolean().default(false),
  contract_number: requestText({ max: 40 }).nullable().default(null),
  permit_number: requestText({ max: 40 }).nullable().default(null),
})
/** request_extension: the new return. */
export const extensionForm = transitionBody.extend({ return_at: moment })
/** swap_car. */
export const swapCarForm = transitionBody.extend({ car_id: chosenId() })
/** take_back. */
export const takeBackForm = transitionBody.extend(conditionFields)

const rentalPlace = z.object({
  at: instant,
  is_branch: z.boolean(), // otherwise the car is brought to the client, or collected there
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export const handoverView = z.object({
  id: z.uuid(),
  kind: z.enum(typedKeys(handoverKinds)),
  at: instant,
  km: z.int(),
  fuel: z.int(), // eighths of the tank
  damage: z.array(z.object({ x: z.number(), y: z.number(), note: z.string() })),
  notes: z.string().nullable(),
  photos: z.array(fileView),
  confirmed_at: instant.nullable(), // by the client
})

/** What an order of a car is about, for its parties. Prices with VAT. */
export const orderRental = z.object({
  checkout_id: z.uuid().nullable(), // where the client pays it, with the security deposit
  car: z.object({
    id: z.uuid(),
    title: localized,
    model: z.string(),
    year: z.int(),
    plate: z.string().nullable(), // once the rent is paid
    image_url: z.string().nullable(),
  }),
  fulfilment: z.enum(typedKeys(rentalFulfilments)).nullable(), // once it is paid
  days: z.int(),
  tariff: z.enum(typedKeys(tariffs)),
  pickup: rentalPlace,
  return: rentalPlace,
  driver: z.object({
    name: z.string(),
    id_type: z.enum(typedKeys(driverIdTypes)),
    license_last4: z.string().nullable(), // from acceptance on, as the exact places
    license_expires_on: z.iso.date().nullable(),
  }),
  countries: z.array(z.string()), // that a permit is for
  lines: carQuote.shape.lines, // frozen with the order
  total: money,
  security_deposit: z.object({
    amount: money,
    retained: money, // by claims that have ended
    state: z.enum(typedKeys(securityDepositStates)).nullable(), // null if there is none
  }), // beside the total
  claims: z.array(claimView), // on the security deposit, oldest first
  claimable: money, // of the security deposit
  claim_until: instant.nullable(), // until when the provider can claim; null unless the car is back and the deposit held
  cancellation: carQuote.shape.cancellation.extend({ is_free: z.boolean() }), // now
  km_per_day: z.int().nullable(), // null: unlimited
  km_price: money.nullable(),
  contract_number: z.string().nullable(),
  permit_number: z.string().nullable(),
  out_with: z.object({ id: z.uuid(), number: z.string() }).nullable(), // for its provider before the hand-over: the order that the car is still out with
  is_at_risk: z.boolean(), // the car may not be back in time from the rental before
  replacements: z.array(named), // for its provider then: free cars of the same or a higher class
  overdue_at: instant.nullable(), // since when the return is late
  late_charge: z
    .object({
      ...{ hours: z.int(), amount: money },
      claimed: money.nullable(), // of the security deposit, once the car is back: the rest is not charged
    })
    .nullable(), // of a late return: as of now, or as it was
  extension: z
    .object({
      return_at: instant,
      days: z.int(), // of the whole rental then
      price: money,
      status: z.enum(['requested', 'accepted']),
      expires_at: instant, // of the answer, then of the payment
      checkout_id: z.uuid().nullable(), // where its client pays it
    })
    .nullable(), // that is neither paid nor over
  extension_choices: z.array(z.object({ return_at: instant, days: z.int(), price: money })), // for the client of a car that is out: later returns at the same hour
  handovers: z.array(handoverView), // oldest first
})
export type OrderRental = z.output<typeof orderRental>

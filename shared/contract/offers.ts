import * as z from 'zod'
import { moneySchema } from '../registry/field-schema.ts'
import { appointmentMinutes, appointmentMoment, appointmentTime } from './appointments.ts'
import { offerSorts } from './choices.ts'
import { fileView, instant, localized, money, named, requestText } from './common.ts'
import { counterOfferStatus, offerStatus, orderTransition, soldBy } from './enums.ts'

/** A button: whether the reader may make the transition now, or why not, and whether it asks for a reason. */
export const actionView = z.object({
  name: orderTransition,
  label: localized,
  tone: z.enum(['primary', 'plain', 'danger']),
  allowed: z.boolean(),
  denial_reason: localized.nullable(),
  reason: z.enum(['required', 'optional', 'none']),
  confirm: localized.nullable(),
  in_menu: z.boolean(), // rarely meant: in the menu «More», not beside the others
})

/** The status of the last counter-offer for an offer; null before the first. */
export const lastCounterStatus = counterOfferStatus.nullable()

/** One step of a negotiation: terms of the provider, or a counter-offer of the client with its status. */
export const negotiationEntry = z.object({
  id: z.uuid().nullable(), // of the counter-offer
  by: z.enum(['provider', 'client']),
  status: counterOfferStatus.nullable(), // null for terms of the provider
  price: money,
  total: money,
  duration_days: z.int(),
  appointment: appointmentTime.nullable(), // of the provider's terms; null without one
  note: z.string().nullable(),
  reject_reason: z.string().nullable(),
  at: instant,
  answered_at: instant.nullable(),
})

export const offerView = z.object({
  id: z.uuid(),
  provider: z.object({
    id: z.uuid(),
    name: localized,
    logo_url: z.string().nullable(),
    rating: z.number().nullable(),
    rating_count: z.int(),
    completed_count: z.int(),
    city: named.nullable(),
    is_verified: z.boolean(), // approved by the administration, after a check of its documents
  }),
  price: money, // before VAT
  tax: money,
  total: money, // what the client would pay
  vat_percent: z.int(), // 0 if the provider sells without a VAT number
  sold_by: soldBy,
  sees_price_before_vat: z.boolean(), // the reader; see shared/rules/shown-price.ts
  duration_days: z.int(),
  appointment: appointmentTime.nullable(), // accepting the offer agrees on it
  note: z.string().nullable(),
  image: fileView.nullable(),
  status: offerStatus,
  version: z.int(),
  expires_at: instant,
  created_at: instant,
  is_own: z.boolean(),
  is_best_value: z.boolean(), // for the client; see shared/rules/best-value.ts
  negotiation: z.array(negotiationEntry), // oldest first: the offer, its changes and its counter-offers
  counter_rounds_left: z.int(),
  actions: z.array(actionView), // of this reader on the offer
})

export const offersQuery = z.object({ sort: z.enum(offerSorts).default('price') })

const offerPrice = moneySchema({ min: 100 })
const offerDays = z.int().min(1).max(365)
/** make_offer, edit_offer. The time of the appointment is optional. */
export const offerForm = z.strictObject({
  price: offerPrice,
  duration_days: offerDays,
  appointment_at: appointmentMoment.nullable().default(null),
  appointment_minutes: appointmentMinutes.nullable().default(null),
  note: requestText({ max: 1000 }).nullable().default(null),
  image_file_id: z.uuid().nullable().default(null),
})
/** counter_offer: the price before VAT, in halalas, within the bounds of offers. */
export const counterOfferForm = z.strictObject({
  price: offerPrice,
  duration_days: offerDays,
  note: requestText({ max: 500 }).nullable().default(null),
})
/** accept_counter, reject_counter: the counter-offer that the provider read. */
export const counterAnswerForm = z.strictObject({ counter_offer_id: z.uuid() })
export type NegotiationEntry = z.output<typeof negotiationEntry>
export type OfferView = z.output<typeof offerView>
export type ActionView = z.output<typeof actionView>

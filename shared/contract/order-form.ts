import * as z from 'zod'
import { formKinds } from '../lifecycle/orders/vocabulary.ts'
import { moneySchema } from '../registry/field-schema.ts'
import { maxCount, maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { meetingWays } from '../rules/service-modes.ts'
import { maxQuestions } from '../rules/service-questions.ts'
import { dayParts } from '../rules/wanted-time.ts'
import { maxFilesPerUpload } from '../settings/settings.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { branchChoice } from './branches.ts'
import { chosenId, requestText } from './common.ts'
import { privateOrderFields } from './order-groups.ts'
import { purchaseOrder } from './purchase-order.ts'
import { carOrderForm } from './rentals.ts'
import { shortAddress } from './short-address.ts'

/** Files to attach; the routes check their number against the setting. */
const fileIds = z.array(z.uuid()).max(maxFilesPerUpload)
const longText = requestText({ max: maxLengths.longText })

/** One answer to a question of a service; `question` is its index in the service's list. */
export const answerForm = z.strictObject({
  question: z
    .int()
    .min(0)
    .max(maxQuestions - 1),
  text: longText.optional(),
  /** The position of the chosen option, from 0. */
  option: z.int().min(0).max(100).optional(),
  number: z.int().min(0).max(maxCount).optional(),
  file_ids: fileIds.optional(),
})
export const orderItemForm = z.strictObject({
  service_id: chosenId(),
  note: longText.optional(),
  answers: z.array(answerForm).max(maxQuestions).default([]),
  file_ids: fileIds.default([]),
})

/** When the client wants the work, in Riyadh: without a day as soon as possible; on a day any time, in a part of it, or at an hour. */
const wantedFields = {
  wanted_on: z.iso.date(messageKey('not_date')).nullable().default(null),
  wanted_part: z.enum(typedKeys(dayParts)).nullable().default(null),
  wanted_time: z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, messageKey('not_time'))
    .nullable()
    .default(null),
}
const latitude = () => z.number().min(-90).max(90).nullable().default(null)
const longitude = () => z.number().min(-180).max(180).nullable().default(null)
const district = () => requestText({ max: 100 }).nullable().default(null)
const address = () => requestText({ max: 300 }).nullable().default(null)

/**
 * Where the work is done; what the mode of the services does not have is ignored. The city is required on site, for a move (with `to_city_id`) and
 * in an office.
 */
const placeFields = {
  city_id: chosenId().nullable().default(null),
  lat: latitude(),
  lng: longitude(),
  /** Shown to every matching provider; the address and the coordinates only to the one whose offer was accepted. */
  district: district(),
  address: address(),
  /** Of the National Address; hidden as the address is. */
  short_address: shortAddress(),
  /** The destination of a move. */
  to_city_id: chosenId().nullable().default(null),
  to_lat: latitude(),
  to_lng: longitude(),
  to_district: district(),
  to_address: address(),
  to_short_address: shortAddress(),
  /** Of a meeting. */
  meeting_way: z.enum(typedKeys(meetingWays)).nullable().default(null),
}

/** The content of an order. PATCH orders/:id takes it (transition `edit`). Amounts in halalas. */
export const orderForm = z.strictObject({
  kind: z.enum(formKinds),
  category_id: chosenId(),
  ...placeFields,
  expected_budget: moneySchema({ min: 100 }).nullable().default(null),
  duration_days: z.int().min(1).max(365).nullable().default(null),
  ...wantedFields,
  note: longText.nullable().default(null),
  items: z.array(orderItemForm).min(1, messageKey('no_form')).max(20),
  file_ids: fileIds.default([]),
})
export type OrderForm = z.input<typeof orderForm>
/** POST orders: sends an order. `draft_id`: of its saved draft, or a random id; an order with the same id is sent once. */
export const newOrderForm = orderForm.extend({
  draft_id: z.uuid().optional(),
  /** Of a company alone, as `PUT orders/:id/purchase-order`. */
  purchase_order: purchaseOrder(),
  branch_id: branchChoice(),
  ...privateOrderFields,
})
/** POST orders: a request, or the booking of a car. */
export const sentOrderForm = z.discriminatedUnion('kind', [newOrderForm, carOrderForm])

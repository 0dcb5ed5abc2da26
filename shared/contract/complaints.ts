import * as z from 'zod'
import { longText, text } from '../registry/fields.ts'
import { messageKey } from '../registry/messages.ts'
import { fieldSchema } from '../registry/schema.ts'
import { complaintReasons, maxComplaintImages } from '../rules/complaint-reasons.ts'
import { disputeStates } from '../rules/dispute-states.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { chosenId, fileView, instant, localized, money, pagination } from './common.ts'
import { orderKind } from './enums.ts'

const images = z.array(z.uuid()).max(maxComplaintImages, messageKey('too_many_images')).default([])
const longMessage = (min: number) => fieldSchema(longText('Message', 'النص', { min, max: 2000 })) as z.ZodType<string>

/** POST complaints: a complaint to the administration, about one of the user's own orders or none. */
export const complaintForm = z.strictObject({
  subject: fieldSchema(text('Subject', 'الموضوع', { min: 3, max: 120 })) as z.ZodType<string>,
  reason: z.enum(typedKeys(complaintReasons), messageKey('wrong_choice')),
  message: longMessage(5),
  order_id: chosenId().nullable().default(null),
  is_blocking: z.boolean().default(false), // freezes the order until it is withdrawn or decided
  file_ids: images,
})
/** POST complaints/:id/messages: a further message of the user. POST complaints/:id/appeal: why a decision is appealed. */
export const complaintMessageForm = z.strictObject({ message: longMessage(1), file_ids: images })

const status = z.enum(['new', 'in_progress', 'responded'])
const orderLink = z.object({ id: z.uuid(), number: z.string() })
const complaintCard = z.object({
  id: z.uuid(),
  number: z.string(),
  subject: z.string(),
  status,
  dispute: z.enum(typedKeys(disputeStates)).nullable(), // null: it freezes nothing
  order: orderLink.nullable(),
  is_own: z.boolean(), // or of the reader's company; false: of the other party of an order
  created_at: instant,
})
export const complaintsPage = z.object({
  data: z.array(complaintCard),
  pagination,
  orders: z.array(orderLink.extend({ category: localized })), // the user's own, to choose from in the form; the newest first
})
/** What was decided about a dispute. Amounts in halalas, null if the order continues. */
const decision = z.object({
  outcome: z.enum(['continue', 'complete', 'split']),
  client_amount: money.nullable(),
  provider_amount: money.nullable(),
  reason: z.string(),
})
export const complaintPage = complaintCard.extend({
  sender_name: z.string().nullable(), // of another person of the reader's company
  reason: localized,
  message: z.string(),
  files: z.array(fileView),
  reply: z.string().nullable(), // the last one of the administration
  messages: z.array(
    z.object({
      id: z.uuid(),
      author: z.enum(['complainant', 'other_party', 'administration']),
      is_own: z.boolean(),
      sender_name: z.string().nullable(), // as above
      message: z.string(),
      files: z.array(fileView),
      at: instant,
    }),
  ),
  dispute_view: z
    .object({
      reader: z.enum(['client', 'provider']),
      order_kind: orderKind,
      can_withdraw: z.boolean(),
      can_appeal: z.boolean(),
      // The last one that took effect.
      decision: decision
        .extend({
          is_executed: z.boolean(),
          appeal_until: instant.nullable(),
          appeal_note: localized.nullable(), // what happens then
        })
        .nullable(),
      // The first one, after an appeal: by the reader's side, and whether it waits for an answer.
      appealed: decision.extend({ is_own: z.boolean(), is_pending: z.boolean() }).nullable(),
    })
    .nullable(),
  history: z.array(z.object({ status, label: localized, at: instant })),
})
export const complaintCreated = z.object({ id: z.uuid(), number: z.string() })

export type ComplaintsPage = z.output<typeof complaintsPage>
export type ComplaintPage = z.output<typeof complaintPage>
export type ComplaintForm = z.output<typeof complaintForm>
export type ComplaintMessageForm = z.output<typeof complaintMessageForm>

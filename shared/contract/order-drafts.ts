import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { messageKey } from '../registry/messages.ts'
import { isDraftField } from '../rules/draft-fields.ts'
import { chosenId, fileView, instant, named, requestText } from './common.ts'

/** Characters of all fields together: far more than a form with twenty services takes. */
const maxDraftLength = 40_000
const maxDraftFields = 300

const fileFieldPattern = /^(?:items\.\d{1,2}\.(?:file_ids|answers\.\d{1,2})|file_ids)$/

const draftValues = z
  .record(z.string().max(40).refine(isDraftField, messageKey('unknown_field')), requestText({ max: maxLengths.longText }))
  .refine((values) => Object.keys(values).length <= maxDraftFields, messageKey('too_many'))
  .refine((values) => Object.values(values).join('').length <= maxDraftLength, messageKey('too_long'))

/** POST order-drafts: saves what was typed into the form of an order. `id`: a random one that the form chose. */
export const orderDraftForm = z.strictObject({
  id: z.uuid(),
  category_id: chosenId(),
  service_ids: z.array(chosenId()).min(1).max(20),
  values: draftValues,
  /** The files that stay attached; all of them if it is missing. */
  file_ids: z.array(z.uuid()).max(100).optional(),
})
export type OrderDraftForm = z.output<typeof orderDraftForm>

/** The field of an uploaded file in the form of an order. */
export const draftFileField = z.object({ field: z.string().regex(fileFieldPattern, messageKey('unknown_field')) })

/** `key`: the secret of a guest's new draft, returned once. */
export const savedOrderDraft = z.object({ id: z.uuid(), key: z.string().nullable(), updated_at: instant })
export type SavedOrderDraft = z.output<typeof savedOrderDraft>

export const orderDraftView = z.object({
  id: z.uuid(),
  category: named,
  service_ids: z.array(z.uuid()), // as saved: the fields `items.N` count by it
  services: z.array(named), // those that are still offered
  provider_ids: z.array(z.uuid()), // of a private order
  values: z.record(z.string(), z.string()),
  // The field `services.ID.file_ids`: of a service that was removed from the form, until it comes back.
  files: z.array(fileView.omit({ url: true }).extend({ field: z.string() })),
  updated_at: instant,
  expires_at: instant,
})
export type OrderDraftView = z.output<typeof orderDraftView>

/** What an interface needs to continue a draft or delete it. */
export const orderDraftCard = orderDraftView.omit({ values: true, files: true })
export type OrderDraftCard = z.output<typeof orderDraftCard>

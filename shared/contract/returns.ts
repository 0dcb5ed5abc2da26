import * as z from 'zod'
import { returnLifecycle } from '../lifecycle/returns.ts'
import { messageKey } from '../registry/messages.ts'
import { maxReturnPhotos, returnCauses, returnPayers } from '../rules/return-causes.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { fileView, instant, localized, money, requestText } from './common.ts'

/** What a reader of an order can do with a return. */
const returnAction = z.enum(['accept', 'reject', 'send_back', 'receive'])
export const returnView = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(typedKeys(returnLifecycle.statuses)),
  lines: z.array(z.object({ title: localized, quantity: z.int() })),
  cause: z.enum(typedKeys(returnCauses)),
  reason: z.string(),
  photos: z.array(fileView),
  shipping_paid_by: z.enum(typedKeys(returnPayers)),
  tracking: z.string().nullable(),
  refund_amount: money.nullable(),
  reject_reason: z.string().nullable(),
  due_at: instant.nullable(), // when the clock does what nobody has done
  created_at: instant,
  actions: z.array(returnAction),
})
export type ReturnView = z.output<typeof returnView>

export const returnPhotos = z.array(z.uuid()).max(maxReturnPhotos, messageKey('too_many_images')).default([])
/** POST returns/:id/reject. */
export const returnRejectionForm = z.strictObject({ reason: requestText({ min: 1, max: 500 }) })
/** POST returns/:id/send-back. */
export const sendBackForm = z.strictObject({ tracking: requestText({ max: 60 }).nullable().default(null) })
/** POST returns/:id/receive. */
export const receiveReturnForm = z.strictObject({ is_resellable: z.boolean().default(false) })

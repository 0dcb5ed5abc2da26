import * as z from 'zod'
import { messageKey } from '../registry/messages.ts'
import { maxReviewImages } from '../rules/limits.ts'
import { fileView, instant, requestText } from './common.ts'

/** A client's review, for the parties of the order. */
export const orderReview = z.object({
  rating: z.int(),
  comment: z.string(),
  answer: z.string().nullable(),
  photos: z.array(fileView),
  editable_until: instant.nullable(), // by the reader
  version: z.int(), // grows when its client changes it
})
export type OrderReview = z.output<typeof orderReview>

/** POST orders/:id/review. */
export const reviewForm = z.strictObject({
  rating: z.int(messageKey('not_rated')).min(1).max(5),
  comment: requestText({ min: 5, max: 1000 }),
  file_ids: z.array(z.uuid()).max(maxReviewImages, messageKey('too_many_images')).default([]),
})
/** PATCH orders/:id/review, and of a product: its photos stay. */
export const reviewEdit = reviewForm.omit({ file_ids: true })

/** POST orders/:id/products/:product_id/review. */
export const productReviewParams = z.object({ id: z.uuid(), product_id: z.uuid() })

/** POST orders/:id/review/answer, by the provider of the order. `version`: of the review that is answered. */
export const reviewAnswerForm = z.strictObject({ answer: requestText({ min: 5, max: 1000 }), version: z.coerce.number().int().optional() })

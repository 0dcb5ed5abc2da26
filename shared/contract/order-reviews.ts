import * as z from 'zod'
import { fileView, requestText } from './common.ts'

/** A client's review, for the parties of the order. */
export const orderReview = z.object({ rating: z.int(), comment: z.string(), answer: z.string().nullable(), photos: z.array(fileView) })

/** POST orders/:id/products/:product_id/review. */
export const productReviewParams = z.object({ id: z.uuid(), product_id: z.uuid() })

/** POST orders/:id/review/answer, by the provider of the order. */
export const reviewAnswerForm = z.strictObject({ answer: requestText({ min: 5, max: 1000 }) })

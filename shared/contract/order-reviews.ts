import * as z from 'zod'
import { fileView } from './common.ts'

/** A client's review, for the parties of the order. */
export const orderReview = z.object({ rating: z.int(), comment: z.string(), answer: z.string().nullable(), photos: z.array(fileView) })

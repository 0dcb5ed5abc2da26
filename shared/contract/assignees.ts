import * as z from 'zod'
import { chosenId } from './common.ts'

/** Somebody of a provider who handles an order, or who could. */
export const assignee = z.object({ id: z.uuid(), name: z.string() })

/** PUT orders/:id/assignee; null: nobody. */
export const assigneeForm = z.strictObject({ user_id: chosenId().nullable() })

import * as z from 'zod'

/** Whether this deployment may send; the places are for super admins only. `waiting`: messages, refunds and payouts. */
export const deploymentState = z.object({
  is_held: z.boolean(),
  here: z.string().nullable(),
  belongs_to: z.string().nullable(),
  waiting: z.int(),
})

export const confirmDeploymentForm = z.object({ discard_messages: z.boolean().default(false) })

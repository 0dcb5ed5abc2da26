import { z } from 'zod'

/** The most rows of one bulk run, and how many rejected rows its state lists; all of them are in a file. */
export const bulkRunLimits = { rows: 50_000, listedRejections: 50 } as const

/** A row of a bulk run that was not changed, and why. */
export const bulkRejection = z.object({ id: z.uuid(), title: z.string(), msg: z.string() })
export type BulkRejection = z.infer<typeof bulkRejection>

/** A bulk action on all matching rows of a list, in the background. `done` counts the rows with a result: changed or rejected. */
export const bulkRunState = z.object({
  id: z.uuid(),
  action: z.string(),
  status: z.enum(['running', 'done', 'cancelled', 'failed']),
  total: z.int(),
  done: z.int(),
  rejected: z.int(),
  rejections: z.array(bulkRejection),
})
export type BulkRunState = z.infer<typeof bulkRunState>

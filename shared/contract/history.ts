import * as z from 'zod'

/** An entry of a row's history, with the fields that it changed. */
export const historyEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  actor_name: z.string().nullable(),
  action: z.string(),
  resource: z.string(),
  reason: z.string().nullable(),
  request_id: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type HistoryEntry = z.output<typeof historyEntry>

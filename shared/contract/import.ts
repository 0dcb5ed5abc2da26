import { z } from 'zod'

/** An import takes no more rows, and no larger file. */
export const importLimits = { rows: 5000, columns: 200, megabytes: 10 } as const

/** What a file holds: its columns with the field each seems to be (`title.ar`, `code`, `id`), and some of their cells. */
export const readImport = z.object({
  rows: z.int(),
  columns: z.array(z.object({ heading: z.string(), guess: z.string().nullable(), samples: z.array(z.string()) })),
  targets: z.array(z.object({ path: z.string(), label: z.string(), is_required: z.boolean() })),
})
export type ReadImport = z.infer<typeof readImport>

/** `try`: nothing is kept. `all`: every row or none. `valid`: the rows that can be, in one transaction. */
export const importMode = z.enum(['try', 'all', 'valid'])
export type ImportMode = z.infer<typeof importMode>

export const importColumns = z.array(z.string().max(120).nullable()).max(importLimits.columns)

export const refusedRow = z.object({
  /** As a spreadsheet counts it: the heading is line 1. */
  line: z.int(),
  cells: z.array(z.string()),
  errors: z.array(z.object({ column: z.string(), msg: z.string() })),
})
export type RefusedRow = z.infer<typeof refusedRow>

/** What came of an import, or would come of it. */
export const importResult = z.object({
  is_stored: z.boolean(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.array(refusedRow),
})
export type ImportResult = z.infer<typeof importResult>

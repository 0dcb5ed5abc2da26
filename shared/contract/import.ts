import { z } from 'zod'

/** The maximum size of an import. */
export const importLimits = { rows: 5000, columns: 200, megabytes: 10 } as const

/** A preview of the file: its columns, each with the field that its heading suggests (`title.ar`, `code`, `id`) and sample cells. */
export const importPreview = z.object({
  rows: z.int(),
  columns: z.array(z.object({ heading: z.string(), guess: z.string().nullable(), samples: z.array(z.string()) })),
  targets: z.array(z.object({ path: z.string(), label: z.string(), is_required: z.boolean() })),
})
export type ImportPreview = z.infer<typeof importPreview>

/** `try`: saves nothing. `valid`: saves the valid rows. */
export const importMode = z.enum(['try', 'valid'])
export type ImportMode = z.infer<typeof importMode>

export const importColumns = z.array(z.string().max(120).nullable()).max(importLimits.columns)
export const importForm = z.strictObject({ mode: importMode, columns: importColumns })

export const rejectedRow = z.object({
  /** The line in the spreadsheet; the heading is line 1. */
  line: z.int(),
  cells: z.array(z.string()),
  errors: z.array(z.object({ column: z.string(), msg: z.string(), value: z.string() })),
})
export type RejectedRow = z.infer<typeof rejectedRow>

/** The result of an import, or of a trial run. */
export const importResult = z.object({
  is_stored: z.boolean(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.array(rejectedRow),
})
export type ImportResult = z.infer<typeof importResult>

/** An import as its screen shows it. `read`: its columns can be mapped; `running`: `percent` of the rows are done; `done`: it has a result. */
export const importState = z.object({
  id: z.uuid(),
  file_name: z.string(),
  status: z.enum(['read', 'running', 'done', 'failed']),
  mode: importMode.nullable(),
  percent: z.int(),
  preview: importPreview,
  columns: z.array(z.string().nullable()),
  result: importResult.nullable(),
})
export type ImportState = z.infer<typeof importState>

import * as z from 'zod'
import { daysIn } from '../rules/periods.ts'
import { localized } from './common.ts'
import { reportKind } from './enums.ts'

const day = z.iso.date()
const mostDays = 1100

export const reportParams = z.object({ kind: reportKind })

/** The days a report covers, both included, and where its orders are from. */
export const reportQuery = z
  .strictObject({ from: day, to: day, city_id: z.uuid().optional(), category_id: z.uuid().optional() })
  .refine(({ from, to }) => from <= to && daysIn({ from, to }) <= mostDays, { path: ['to'], message: 'invalid' })

const cell = z.union([z.string(), z.number(), localized, z.null()])

/** A report as the screen shows it: the first rows, how many there are, and the sums of all. */
export const reportView = z.object({
  rows: z.array(z.record(z.string(), cell)),
  row_count: z.int(),
  totals: z.record(z.string(), z.number()), // not `z.int()`: sums of stored amounts may be beyond the safe whole numbers
})
export type ReportQuery = z.output<typeof reportQuery>
export type ReportView = z.output<typeof reportView>

import * as z from 'zod'
import { periods } from '../rules/periods.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { instant, localized, money, named } from './common.ts'

const day = z.iso.date()
/** A figure, or null if this administrator may not see it. */
const figure = z.int().nullable()

/** A queue of rows that wait for the administration, with the filter of the list that shows them. */
const queue = z.object({
  label: localized,
  resource: z.string(),
  filter: z.record(z.string(), z.array(z.string())),
  count: z.int(),
  /** Those that this administrator has taken, with the filter of the list that shows them; null if nobody takes rows of this queue. */
  own: z.object({ count: z.int(), filter: z.record(z.string(), z.array(z.string())) }).nullable(),
  oldest_at: instant.nullable(),
  is_overdue: z.boolean(),
})

const monthFigures = z.object({ orders: figure, visitors: z.int(), sales: money.nullable() })

/**
 * The home page of the back office: the current month, the same days of the month before, and the queues. `sales` and `target` are in
 * halalas.
 */
export const dashboardView = z.object({
  month: monthFigures.extend({ from: day, to: day, target: money.nullable() }),
  month_before: monthFigures,
  queues: z.array(queue),
  sold_out: z.array(named).nullable(),
  /** No order has been sent yet: figures and charts would be empty. */
  is_empty: z.boolean(),
})

/** GET own/queues. */
export const ownQueues = z.array(queue)

export const chartsQuery = z.strictObject({ period: z.literal(typedKeys(periods)).default('last_30_days') })

const share = z.object({ name: localized, orders: figure, sales: money.nullable() })

/** The figures of the charts; those of orders are null or empty for administrators who may not list orders. */
export const dashboardCharts = z.object({
  period: z.object({ from: day, to: day }),
  by_day: z.array(z.object({ day, orders: figure, sales: money.nullable(), visitors: z.int() })),
  by_category: z.array(share),
  by_city: z.array(share),
  conversion: z.array(z.object({ step: z.enum(['sent', 'answered', 'accepted', 'paid', 'completed']), orders: z.int() })),
  offers: z.array(z.object({ offers: z.int(), orders: z.int() })),
})

export type DashboardView = z.output<typeof dashboardView>
export type DashboardCharts = z.output<typeof dashboardCharts>

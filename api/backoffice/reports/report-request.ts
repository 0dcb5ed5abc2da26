import type { ReportQuery } from '@wasl/shared/contract/reports.ts'
import type { Period } from '@wasl/shared/rules/periods.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import { orders } from '../../platform/db/tables/orders.ts'
import { within } from './riyadh-sql.ts'

/** What a report is asked for. */
export type Asked = Pick<ReportQuery, 'city_id' | 'category_id'> & { period: Period }

/** Whether an order is from the city and of the category that are asked for; both may be any. */
export const ofPlaces = ({ city_id, category_id }: Asked): SQL | undefined =>
  and(city_id ? eq(orders.city_id, city_id) : undefined, category_id ? eq(orders.category_id, category_id) : undefined)

/** Whether an order was sent in the period, from the places asked for. */
export const sentWithin = (asked: Asked): SQL | undefined => and(within(orders.submitted_at, asked.period), ofPlaces(asked))

/** A part of a whole in percent with one decimal; null of nothing. */
export const percentOf = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part * 1000) / whole) / 10 : null)

import { type OpenSpan, riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { type SQL, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'

type WorkTimes = (typeof providers.$inferSelect)['work_times']

/** The open spans of stored working hours: closed days have none. */
export const openSpans = (times: WorkTimes): OpenSpan[] =>
  times.flatMap(({ day, is_open, from, to }) => (is_open && from && to ? [{ day, from, to }] : []))

/** Whether a provider works at an instant: `openingStatus` in SQL. */
export function isOpenAt(instant: string): SQL {
  const { date, day, time } = riyadhTime(instant)
  return sql`exists (select 1 from jsonb_array_elements(${providers.work_times}) span
      where span ->> 'day' = ${day} and span -> 'is_open' = 'true' and span ->> 'from' <= ${time} and span ->> 'to' > ${time})
    and not exists (select 1 from jsonb_array_elements(${providers.holidays}) holiday
      where holiday ->> 'from' <= ${date} and holiday ->> 'to' >= ${date})`
}

import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { type SQL, sql } from 'drizzle-orm'
import { providers } from '../tables/people.ts'

/** Whether a provider takes no new requests on this day. */
export const isPaused = (now: string): SQL => sql`coalesce(${providers.paused_until} > ${riyadhDate(now)}::date, false)`

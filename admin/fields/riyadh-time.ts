import { hourMs, riyadhOffsetMs } from '@wasl/shared/utils/durations.ts'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const offsetHours = riyadhOffsetMs / hourMs

/** An instant as Riyadh wall-clock time, for pickers without time zones. */
export const toRiyadhTime = (instant: string): dayjs.Dayjs => dayjs.utc(instant).add(offsetHours, 'hour')

/** The ISO instant (UTC) of a Riyadh wall-clock time. */
export const fromRiyadhTime = (clock: dayjs.Dayjs): string =>
  dayjs.utc(clock.format('YYYY-MM-DDTHH:mm:ss')).subtract(offsetHours, 'hour').toISOString()

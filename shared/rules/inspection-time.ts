import { dayMs } from '../utils/durations.ts'

/** From when the car of a booking can be inspected, a day before its pick-up, if that is still ahead. */
export function inspectionAhead(pickup_at: string, now: string): string | null {
  const opens = new Date(Date.parse(pickup_at) - dayMs).toISOString()
  return now < opens ? opens : null
}

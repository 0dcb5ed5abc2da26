import { dayMs } from '../utils/durations.ts'

/** The bounds of the length of an appointment. */
export const minAppointmentMinutes = 15
export const maxAppointmentMinutes = 24 * 60
/** The lengths that the form offers. */
export const offeredMinutes = [30, 60, 90, 120, 180, 240, 480] as const
/** How far ahead an appointment can be. */
const maxAheadMs = 365 * dayMs

/** Why an appointment cannot be then; null if it can. */
export function appointmentDenial(at: string, now: string): 'past' | 'too_far' | null {
  const ahead = Date.parse(at) - Date.parse(now)
  if (ahead <= 0) return 'past'
  return ahead > maxAheadMs ? 'too_far' : null
}

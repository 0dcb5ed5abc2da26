import type { Settings } from '@wasl/shared/settings/settings.ts'
import { dayMs, hourMs, riyadhOffsetMs } from '@wasl/shared/utils/durations.ts'

/** The end of the quiet hours that `now` is in, by the clock of Riyadh; `now` itself outside them. */
export function afterQuietHours(now: string, { quiet_from_hour: from, quiet_until_hour: until }: Settings): string {
  const instant = Date.parse(now)
  const local = instant + riyadhOffsetMs
  const midnight = local - (local % dayMs)
  const hour = (local - midnight) / hourMs
  const isQuiet = from <= until ? hour >= from && hour < until : hour >= from || hour < until
  if (!isQuiet) return now
  const end = midnight + until * hourMs - riyadhOffsetMs
  return new Date(end > instant ? end : end + dayMs).toISOString()
}

/** When a message is sent: now, or after the quiet hours, unless its recipient could then no longer act on it. */
export function sendingTime(now: string, settings: Settings, message: { isUrgent?: boolean; deadline: string | null }): string {
  const morning = afterQuietHours(now, settings)
  const isTooLate = message.deadline !== null && Date.parse(message.deadline) <= Date.parse(morning)
  return message.isUrgent || isTooLate ? now : morning
}

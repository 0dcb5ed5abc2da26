import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { dayMs, hourMs } from '@wasl/shared/utils/durations.ts'

/** The reminders of an appointment, to both sides: how long before it, and until when the later one takes over. */
export const appointmentReminders = [
  { type: 'appointment_tomorrow', leadMs: dayMs, untilMs: 2 * hourMs },
  { type: 'appointment_soon', leadMs: 2 * hourMs, untilMs: 0 },
] as const satisfies readonly { type: NotificationType; leadMs: number; untilMs: number }[]

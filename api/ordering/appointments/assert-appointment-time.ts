import { messages } from '@wasl/shared/registry/messages.ts'
import { appointmentDenial } from '@wasl/shared/rules/appointment-times.ts'
import { invalid } from '../../platform/http/errors.ts'

const messageOf = {
  past: messages.not_future,
  too_far: { en: 'Choose a date within a year', ar: 'اختر موعدًا خلال سنة' },
}

/** Throws 422 on `appointment_at` for a time that has passed or is more than a year ahead. */
export function assertAppointmentTime(at: string, now: string): void {
  const denial = appointmentDenial(at, now)
  if (denial) throw invalid('appointment_at', messageOf[denial])
}

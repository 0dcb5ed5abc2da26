import { messages } from '@wasl/shared/registry/messages.ts'
import { longestRentalDays, rentalDays } from '@wasl/shared/rules/rent-cost.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { Label } from '@wasl/shared/units.ts'
import { invalidFormMessage, RequestError } from '../../platform/http/errors.ts'
import type { RentalDates } from './car-conditions.ts'

export type FieldErrors = Record<string, Label[]>

/** Throws 422 with every error, if there is one. */
export function assertNoErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new RequestError('invalid', invalidFormMessage, { errors })
}

/** The dates of a search, or null without any. Throws 422 if they are in the past, in the wrong order or too far apart, or one is missing. */
export function readRentalDates(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: string,
  settings: Pick<Settings, 'car_return_grace_minutes'>,
): RentalDates | null {
  if (!from && !to) return null
  assertNoErrors({ ...(!from && { from: [messages.required] }), ...(!to && { to: [messages.required] }) })
  const period = { pickup_at: new Date(from ?? '').toISOString(), return_at: new Date(to ?? '').toISOString() }
  const days = rentalDays(period, settings.car_return_grace_minutes)
  const { pickup, dropOff } = dateErrors({ ...period, days }, now)
  assertNoErrors({ ...(pickup && { from: [pickup] }), ...(dropOff && { to: [dropOff] }) })
  return { ...period, days }
}

/** What is wrong with the dates of a rental whatever the car is. */
export function dateErrors({ pickup_at, return_at, days }: RentalDates, now: string): { pickup?: Label; dropOff?: Label } {
  return {
    ...(pickup_at <= now && { pickup: messages.not_future }),
    ...(return_at <= pickup_at
      ? { dropOff: { en: 'The return is before the pick-up', ar: 'موعد الإعادة قبل موعد الاستلام' } }
      : days > longestRentalDays && { dropOff: { en: 'Two years at most', ar: 'أطول مدة سنتان' } }),
  }
}

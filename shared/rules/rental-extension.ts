import type { Money } from '../units.ts'
import { dayMs, hourMs, minuteMs } from '../utils/durations.ts'
import { type RentPrices, rentCost } from './rent-cost.ts'

/** The prices of a rental as its client pays them, kept with its order: of the rent, and of one day of the services that are paid by the day. */
export type RentalRates = RentPrices & { services_per_day: Money }

/** What a rental of `days` costs more with `newDays`. */
export const extensionPrice = (days: number, newDays: number, { services_per_day, ...prices }: RentalRates): Money =>
  rentCost(newDays, prices).cost - rentCost(days, prices).cost + (newDays - days) * services_per_day

/** How far an extension that a client asked for is. It counts once it is paid. */
export const extensionStatuses = {
  requested: { en: 'Waiting for the provider', ar: 'بانتظار المزوّد' },
  accepted: { en: 'Waiting for the payment', ar: 'بانتظار الدفع' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  expired: { en: 'Expired', ar: 'انتهت مهلته' },
} as const
export type ExtensionStatus = keyof typeof extensionStatuses

type LateReturn = { return_at: string; at: string; grace_minutes: number; hours_per_day: number; daily_price: Money }

/**
 * What a return at `at` is late, after the grace: started hours of 24, of which `hours_per_day` cost a day, and never more than a day in 24 hours. Null in time. Instants in
 * ISO.
 */
export function lateCharge({
  return_at,
  at,
  grace_minutes,
  hours_per_day,
  daily_price,
}: LateReturn): { hours: number; amount: Money } | null {
  const late = Date.parse(at) - Date.parse(return_at)
  if (late <= grace_minutes * minuteMs) return null
  const hours = Math.ceil(late / hourMs)
  const hoursOfDay = dayMs / hourMs
  const rest = Math.min(daily_price, Math.ceil((daily_price * (hours % hoursOfDay)) / hours_per_day))
  return { hours, amount: Math.floor(hours / hoursOfDay) * daily_price + rest }
}

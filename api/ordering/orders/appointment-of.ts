import { timeLabel } from '@wasl/shared/rules/offered-time.ts'
import { hasAddress } from '@wasl/shared/rules/service-modes.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { OrderRow } from './visible-order.ts'

/** The time of an order that waits for the answer of one side. */
export const proposedTimeOf = ({ proposed_appointment_at, proposed_by }: Pick<OrderRow, 'proposed_appointment_at' | 'proposed_by'>) =>
  proposed_appointment_at && proposed_by ? { at: proposed_appointment_at, by: proposed_by } : null

/** Whether the provider comes to the client. */
export const isOnSite = ({ mode }: Pick<OrderRow, 'mode'>): boolean => hasAddress(mode)

/** A time as a parameter of a notification, in both languages. */
export const timeParam = (at: string, minutes: number | null): Localized => ({
  ar: timeLabel({ at, minutes }, 'ar'),
  en: timeLabel({ at, minutes }, 'en'),
})

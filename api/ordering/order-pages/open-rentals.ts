import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import type { RentalAlert } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import type { Turn } from '@wasl/shared/registry/turns.ts'
import { inspectionAhead } from '@wasl/shared/rules/inspection-time.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { deposit_claims } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { rentals } from '../tables/rentals.ts'

const { start, turns } = depositClaimLifecycle
/** Who answers a claim on a security deposit. */
const turnOfClaim: Turn = turns[start]?.turn ?? 'nobody'

/** When the first claim that waits for its answer counts as accepted; null without one. */
export const claimDueAt = sql`(case when ${orders.fulfilment} = 'delivered' then (select min(${deposit_claims.due_at}) from ${deposit_claims} where ${deposit_claims.order_id} = ${orders.id} and ${deposit_claims.status} = ${sql.raw(`'${start}'`)}) end)`

/** A part of the rental of an order for a car under way. */
const ofRunning = (part: SQL): SQL =>
  sql`case when ${orders.kind} = 'car' and ${orders.status} = 'in_progress' then (select ${part} from ${rentals} where ${rentals.order_id} = ${orders.id}) end`

const isOverdue = sql`${rentals.overdue_at} is not null and ${rentals.returned_at} is null`
const isOutElsewhere = sql`exists (select 1 from ${rentals} other where other.car_id = ${rentals.car_id} and other.order_id <> ${rentals.order_id} and other.handed_over_at is not null and other.returned_at is null)`
const isAtRisk = sql`${rentals.at_risk_at} is not null and ${rentals.handed_over_at} is null and ${isOutElsewhere}`

const instantOf = (part: SQL): SQL<string | null> => sql`${part}`.mapWith(orders.due_at)

/** What decides the next step of a rental beside the status of its order, as columns: until when the client answers a claim, a car that is late or is booked for later, and when one that is out is due back. */
export const rentalParts = {
  claim_due_at: instantOf(claimDueAt),
  rental_alert: sql<RentalAlert | null>`${ofRunning(sql`case when ${isOverdue} then 'overdue' when ${isAtRisk} then 'at_risk' end`)}`,
  booked_for: instantOf(ofRunning(sql`case when ${orders.fulfilment} = 'booked' then ${rentals.pickup_at} end`)),
  due_back_at: instantOf(ofRunning(sql`case when ${orders.fulfilment} = 'received' then ${rentals.return_at} end`)),
}
type RentalParts = {
  claim_due_at: string | null
  rental_alert: RentalAlert | null
  booked_for: string | null
  due_back_at: string | null
}

/** Whether this side has to answer a claim; null if none waits. */
export const hasClaimFor = (side: 'client' | 'provider'): SQL =>
  sql`case when ${claimDueAt} is not null then ${sql.raw(String(turnOfClaim === side))} end`

/** Whether a rental under way waits for its sides; null if the status of its order decides: both act on a late car, and nobody before a car can be inspected or is due back. */
export const isRentalTurn = (now: string | Placeholder | null): SQL =>
  ofRunning(
    sql`case when ${isOverdue} then true when ${orders.fulfilment} = 'booked' and ${rentals.pickup_at} > ${now}::timestamptz + ${sql.raw(String(daySeconds))} * interval '1 second' then false when ${orders.fulfilment} = 'received' and ${rentals.return_at} > ${now}::timestamptz then false end`,
  )

type OpenRental = { has_open_claim: boolean; rental_alert: RentalAlert | null; inspection_from: string | null; is_out_on_time: boolean }

/** What the columns say at this time. */
export const openRentalOf = ({ claim_due_at, rental_alert, booked_for, due_back_at }: RentalParts, now: string): OpenRental => ({
  has_open_claim: claim_due_at !== null,
  rental_alert,
  inspection_from: booked_for && inspectionAhead(booked_for, now),
  is_out_on_time: due_back_at !== null && now < due_back_at,
})

/** Whose turn a rental makes it, as one side reads it; null if the status of its order decides. */
export function turnOfRental(
  { has_open_claim, rental_alert, inspection_from, is_out_on_time }: OpenRental,
  reader: 'client' | 'provider',
): Turn | null {
  if (has_open_claim) return turnOfClaim
  // The client brings the car back, and the provider records it.
  if (rental_alert === 'overdue') return reader
  return inspection_from || is_out_on_time ? 'nobody' : null
}

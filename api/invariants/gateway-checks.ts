import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Card payments match the records of the gateway: M4 of the invariants. `now` is an ISO instant. */
export const gatewayChecks = (now: string): readonly Invariant[] => [
  {
    name: 'M4 gateway records',
    description: 'a booked card payment names its page and payment at the gateway and the fee, and no other payment does',
    violations: sql`select id, method, status, gateway_id, gateway_payment_id, gateway_fee from payments
      where (method = 'electronic' and status in ('captured', 'refunded', 'credited') and (gateway_id is null or gateway_payment_id is null or gateway_fee is null))
        or (method <> 'electronic' and (gateway_id is not null or gateway_payment_id is not null))`,
  },
  {
    name: 'M4 resolved attempts',
    description: 'no card attempt is open for more than a day',
    violations: sql`select id, status, created_at, expires_at from payments
      where method = 'electronic' and status in ('initiated', 'requires_action', 'authorized') and created_at < ${now}::timestamptz - interval '24 hours'`,
  },
]

import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'
import { legsText, postingCheck } from './posting-checks.ts'

/** Card payments match the records of the gateway: M4 of the invariants. `now` is an ISO instant. */
export const gatewayChecks = (now: string): readonly Invariant[] => [
  postingCheck(
    'gateway_settlement',
    'a settlement of the gateway moves what it contains from the gateway to the bank, without the fee',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'gateway_clearing', amount: sql`g.amount` },
      { account: 'gateway_fees', amount: sql`-g.fee` },
      { account: 'bank_clearing', amount: sql`g.fee - g.amount` },
    ])} as legs from ledger_transactions t join gateway_events g on g.type = 'settlement' and g.event_id = t.note`,
  ),
  {
    name: 'M4 gateway settlements',
    description: 'every settlement of the gateway is booked once',
    violations: sql`select g.event_id, g.amount, count(t.id) as bookings from gateway_events g
      left join ledger_transactions t on t.kind = 'gateway_settlement' and t.note = g.event_id
      where g.type = 'settlement' group by g.id having count(t.id) <> 1`,
  },
  {
    name: 'M2 gateway clearing',
    description: 'what the gateway owes is explained by the card payments, their refunds and its settlements',
    violations: sql`select balance, explained from (select coalesce((select sum(balance) from ledger_accounts where kind = 'gateway_clearing'), 0) as balance,
        (select coalesce(sum(amount), 0) from refunds where destination = 'source' and status = 'confirmed')
          + (select coalesce(sum(amount), 0) from gateway_events where type = 'settlement')
          - (select coalesce(sum(amount), 0) from payments where gateway is not null and status in ('captured', 'refunded', 'credited')) as explained) clearing
      where balance <> explained`,
  },
  {
    name: 'M4 gateway records',
    description: 'a booked card payment names its page and payment at the gateway and the fee, and no other payment does',
    violations: sql`select id, method, status, gateway_id, gateway_payment_id, gateway_fee from payments
      where (gateway is not null and status in ('captured', 'refunded', 'credited') and (gateway_id is null or gateway_payment_id is null or gateway_fee is null))
        or (gateway is null and (gateway_id is not null or gateway_payment_id is not null))`,
  },
  {
    name: 'M4 resolved attempts',
    description: 'no card attempt is open for more than a day',
    violations: sql`select id, status, created_at, expires_at from payments
      where gateway is not null and status in ('initiated', 'requires_action', 'authorized') and created_at < ${now}::timestamptz - interval '24 hours'`,
  },
]

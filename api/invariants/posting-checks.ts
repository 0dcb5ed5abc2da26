import { type SQL, sql } from 'drizzle-orm'
import { demoMarker } from '../demo/accounts.ts'
import { maxTopUp } from '../money/ledger/fund-wallet.ts'
import type { Invariant } from './invariant.ts'

type Leg = { account: string; owner?: SQL; amount: SQL }

// The legs of a transaction as sorted texts `account:owner:amount`, without zero legs.
export const legsText = (legs: readonly Leg[]): SQL => {
  const texts = legs.map(
    ({ account, owner, amount }) =>
      sql`${`${account}:`}::text || ${owner ? sql`coalesce((${owner})::text, '')` : sql`''`} || ':' || (${amount})::text`,
  )
  return sql`array(select leg from unnest(array[${sql.join(texts, sql`, `)}]) leg where leg not like '%:0' order by leg)`
}

const bookedLegs = sql`array(select a.kind || ':' || coalesce((coalesce(a.user_id, a.provider_id, a.order_id))::text, '') || ':' || e.amount::text as leg
  from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id order by leg)`

/** Every transaction of one kind has exactly the legs that `expected` derives from the records it belongs to: rows of `transaction_id, legs`. */
export const postingCheck = (kind: string, description: string, expected: SQL): Invariant => ({
  name: `M1 ${kind} legs`,
  description,
  violations: sql`select t.id, t.reference_number, ${bookedLegs} as booked, due.legs as expected from ledger_transactions t
    left join (${expected}) due on due.transaction_id = t.id
    where t.kind = ${kind} and (due.legs is null or due.legs <> ${bookedLegs})`,
})

// The platform's VAT rate is the one at the time of the release, so that every whole rate up to 100 % is accepted.
const commissionVat = sql`coalesce((select e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where e.transaction_id = t.id and a.kind = 'vat_payable' and e.amount in (select fee.fee * rate / (100 + rate) from generate_series(0, 100) rate)), 0)`

// A payment with a coupon is held in full: the platform pays the discount.
const heldLegs: readonly Leg[] = [
  { account: 'coupon_cost', amount: sql`-p.discount` },
  { account: 'escrow', owner: sql`o.id`, amount: sql`p.amount + p.discount` },
]

/** Every posting moves the money of the order, invoice and payment it belongs to, between their owners: M1 of the invariants. */
export const postingChecks: readonly Invariant[] = [
  postingCheck(
    'payment',
    'a payment moves its amount from the client of its order, the bank or the gateway, and its discount from the platform, to the escrow of that order',
    sql`select t.id as transaction_id, case p.method when 'wallet' then ${legsText([
      { account: 'client_wallet', owner: sql`o.client_id`, amount: sql`-p.amount` },
      ...heldLegs,
    ])} when 'bank_transfer' then ${legsText([
      { account: 'bank_clearing', amount: sql`-p.amount` },
      ...heldLegs,
    ])} when 'electronic' then ${legsText([{ account: 'gateway_clearing', amount: sql`-p.amount` }, ...heldLegs])} end as legs
      from ledger_transactions t join payments p on p.id = t.payment_id join orders o on o.id = p.order_id and o.id = t.order_id`,
  ),
  postingCheck(
    'wallet_credit',
    'a payment that came too late, or was more than due, moves from the gateway or the bank to the wallet of its client',
    sql`select t.id as transaction_id, case p.method when 'bank_transfer' then ${legsText([
      { account: 'bank_clearing', amount: sql`-p.amount` },
      { account: 'client_wallet', owner: sql`p.client_id`, amount: sql`p.amount` },
    ])} else ${legsText([
      { account: 'gateway_clearing', amount: sql`-p.amount` },
      { account: 'client_wallet', owner: sql`p.client_id`, amount: sql`p.amount` },
    ])} end as legs
      from ledger_transactions t join payments p on p.id = t.payment_id and p.status = 'credited' and p.order_id is not distinct from t.order_id`,
  ),
  postingCheck(
    'release',
    'a release moves what a completed order holds to its provider, minus the commission and its VAT',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'escrow', owner: sql`o.id`, amount: sql`-held.held` },
      { account: 'provider_payable', owner: sql`o.provider_id`, amount: sql`held.held - fee.fee` },
      { account: 'commission', amount: sql`fee.fee - vat.vat` },
      { account: 'vat_payable', amount: sql`vat.vat` },
    ])} as legs
      from ledger_transactions t join orders o on o.id = t.order_id and o.status = 'completed'
      join invoices i on i.order_id = o.id and i.status <> 'rejected'
      cross join lateral (select sum(amount + discount - refunded_amount - refunded_discount)::bigint as held from payments where order_id = o.id and status = 'captured') held
      cross join lateral (select least(held.held, (i.service_amount - i.discount - (i.credited_amount - i.credited_tax)) * i.commission_percent / 100) as fee) fee
      cross join lateral (select ${commissionVat} as vat) vat`,
  ),
  postingCheck(
    'refund',
    'a refund moves the refunded amount of a payment from the escrow of its order to the client of that order, and its discount to the platform',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'escrow', owner: sql`o.id`, amount: sql`-p.refunded_amount - p.refunded_discount` },
      { account: 'client_wallet', owner: sql`o.client_id`, amount: sql`p.refunded_amount` },
      { account: 'coupon_cost', amount: sql`p.refunded_discount` },
    ])} as legs
      from ledger_transactions t join payments p on p.id = t.payment_id join orders o on o.id = p.order_id and o.id = t.order_id`,
  ),
  postingCheck(
    'top_up',
    'a top-up adds what was paid for it to the wallet of a client; demo money within its limit and in a demo only',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'demo_funding', amount: sql`-funded.amount` },
      { account: 'client_wallet', owner: sql`u.id`, amount: sql`funded.amount` },
    ])} as legs
      from ledger_transactions t join ledger_entries funded on funded.transaction_id = t.id and funded.amount between 1 and ${maxTopUp}
      join ledger_accounts a on a.id = funded.account_id join users u on u.id = a.user_id and u.role = 'client'
      where t.payment_id is null and exists (select 1 from settings where key = ${demoMarker})
      union all select t.id, case p.method when 'bank_transfer' then ${legsText([
        { account: 'bank_clearing', amount: sql`-p.amount` },
        { account: 'client_wallet', owner: sql`p.client_id`, amount: sql`p.amount` },
      ])} else ${legsText([
        { account: 'gateway_clearing', amount: sql`-p.amount` },
        { account: 'client_wallet', owner: sql`p.client_id`, amount: sql`p.amount` },
      ])} end
      from ledger_transactions t join payments p on p.id = t.payment_id and p.purpose = 'top_up'`,
  ),
  {
    name: 'M1 known postings',
    description: 'every ledger transaction has a kind whose legs are checked',
    violations: sql`select id, kind, reference_number from ledger_transactions where kind not in ('payment', 'wallet_credit', 'release', 'refund', 'payout', 'payout_sent', 'payout_returned', 'top_up')`,
  },
  {
    name: 'M4 booked payments',
    description:
      'a payment or top-up is booked once if captured, a credited one once to the wallet, and a refund once if refunded, with its reference number',
    violations: sql`select p.id, p.status, p.amount, p.reference_number, count(t.id) filter (where t.kind in ('payment', 'top_up', 'wallet_credit')) as bookings,
        count(t.id) filter (where t.kind = 'refund') as refunds
      from payments p left join ledger_transactions t on t.payment_id = p.id
      group by p.id
      having count(t.id) filter (where t.kind = case when p.status = 'credited' then 'wallet_credit' when p.purpose = 'top_up' then 'top_up' else 'payment' end)
          <> case when p.status in ('captured', 'refunded', 'credited') then 1 else 0 end
        or count(t.id) filter (where t.kind in ('payment', 'top_up', 'wallet_credit')) > 1
        or count(t.id) filter (where t.kind = 'refund') <> case when p.refunded_amount > 0 then 1 else 0 end
        or (p.status = 'refunded') <> (p.refunded_amount > 0 and p.refunded_amount = p.amount)
        or p.reference_number is distinct from min(t.reference_number) filter (where t.kind in ('payment', 'top_up', 'wallet_credit'))
        or (p.status in ('captured', 'refunded')) <> (p.captured_at is not null)`,
  },
]

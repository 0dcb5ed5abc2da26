import { type SQL, sql } from 'drizzle-orm'
import { demoMarker } from '../demo/seeds/accounts.ts'
import { maxTopUp } from '../money/ledger/fund-wallet.ts'
import type { Invariant } from './invariant.ts'
import { couponLeft, vatInAmount, vatWithinInvoice } from './vat-within-sql.ts'

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
  // Each is materialized: merged into the query, its subqueries would be planned once for each of their uses.
  violations: sql`with due as materialized (${expected}),
    booked as materialized (select t.id, t.reference_number, ${bookedLegs} as legs from ledger_transactions t where t.kind = ${kind})
    select booked.id, booked.reference_number, booked.legs as booked, due.legs as expected
    from booked left join due on due.transaction_id = booked.id where due.legs is null or due.legs <> booked.legs`,
})

// The platform's VAT rate is the one at the time of the release, so that every whole rate up to 100 % is accepted.
const commissionVat = sql`coalesce((select e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where e.transaction_id = t.id and a.kind = 'vat_payable' and e.amount in (select fee.fee * rate / (100 + rate) from generate_series(0, 100) rate)), 0)`

// A payment with a coupon is held in full: the platform pays the discount.
const heldLegs: readonly Leg[] = [
  { account: 'coupon_cost', amount: sql`-p.discount` },
  { account: 'escrow', owner: sql`o.id`, amount: sql`p.amount + p.discount` },
]

// What a refund gives back, and what of the platform's share is reversed with it.
const returnedLegs: readonly Leg[] = [
  { account: 'client_wallet', owner: sql`o.client_id`, amount: sql`case f.destination when 'wallet' then f.amount else 0 end` },
  { account: 'refund_clearing', amount: sql`case f.destination when 'wallet' then 0 else f.amount end` },
  { account: 'coupon_cost', amount: sql`f.discount - f.coupon_vat` },
]
const reversedLegs: readonly Leg[] = [
  { account: 'commission', amount: sql`f.commission_vat + f.coupon_vat - f.commission` },
  { account: 'vat_payable', amount: sql`-f.commission_vat` },
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
    ])} else ${legsText([{ account: 'gateway_clearing', amount: sql`-p.amount` }, ...heldLegs])} end as legs
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
    'a release moves what a completed order holds to its provider, minus the commission and its VAT; of a sale by the platform, minus its margin and the VAT of the sale, of which the part in a coupon lowers its cost',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'escrow', owner: sql`o.id`, amount: sql`-held.held` },
      { account: 'provider_payable', owner: sql`o.provider_id`, amount: sql`held.held - fee.fee - sale.vat` },
      { account: 'commission', amount: sql`fee.fee + sale.vat - vat.vat` },
      { account: 'vat_payable', amount: sql`vat.vat - coupon.vat` },
      { account: 'coupon_cost', amount: sql`coupon.vat` },
    ])} as legs
      from ledger_transactions t join orders o on o.id = t.order_id and o.status = 'completed'
      join invoices i on i.order_id = o.id and i.status <> 'rejected'
      cross join lateral (select (select sum(amount + discount) from payments where order_id = o.id and status in ('captured', 'refunded'))::bigint
        - (select coalesce(sum(amount + discount), 0) from refunds where order_id = o.id and funded_by = 'escrow')::bigint as held) held
      -- Refunds after the release do not count. What remains of the total then, without the VAT in it, is what the commission is on.
      cross join lateral (select i.final_amount - i.credited_amount
        + (select coalesce(sum(amount + discount), 0) from refunds where order_id = o.id and funded_by <> 'escrow')::bigint as total) rest
      cross join lateral (select least(held.held, (rest.total - ${vatWithinInvoice(sql`rest.total`)}) * i.commission_percent / 100) as fee) fee
      cross join lateral (select case i.sold_by when 'platform' then ${vatWithinInvoice(sql`rest.total`)} else 0 end as vat) sale
      cross join lateral (select case i.sold_by when 'platform' then sale.vat else ${commissionVat} end as vat) vat
      -- What the coupon took off the sale when it was released.
      cross join lateral (select ${couponLeft} + case i.sold_by when 'platform'
        then (select coalesce(sum(discount), 0) from refunds where order_id = o.id and funded_by <> 'escrow')::bigint else 0 end as amount) allowance
      cross join lateral (select case i.sold_by when 'platform' then sale.vat - ${vatWithinInvoice(sql`rest.total - allowance.amount`)} else 0 end as vat) coupon`,
  ),
  postingCheck(
    'security_deposit',
    'the security deposit of a rental moves from the wallet of its client to the account of its order',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'client_wallet', owner: sql`o.client_id`, amount: sql`-r.security_deposit` },
      { account: 'security_deposit', owner: sql`o.id`, amount: sql`r.security_deposit` },
    ])} as legs
      from ledger_transactions t join rentals r on r.order_id = t.order_id and r.security_deposit_held_at is not null join orders o on o.id = t.order_id`,
  ),
  postingCheck(
    'security_deposit_returned',
    'the security deposit of a rental, without what claims have kept, goes back to the wallet of its client',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'security_deposit', owner: sql`o.id`, amount: sql`claimed.retained - r.security_deposit` },
      { account: 'client_wallet', owner: sql`o.client_id`, amount: sql`r.security_deposit - claimed.retained` },
    ])} as legs
      from ledger_transactions t join rentals r on r.order_id = t.order_id and r.security_deposit_returned_at is not null join orders o on o.id = t.order_id
      cross join lateral (select coalesce(sum(c.retained_amount), 0)::bigint as retained from deposit_claims c where c.order_id = o.id) claimed`,
  ),
  postingCheck(
    'deposit_claim',
    'what a claim keeps of a security deposit moves to the provider of its order; of a sale by the platform, without the VAT in it',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'security_deposit', owner: sql`o.id`, amount: sql`-c.retained_amount` },
      { account: 'provider_payable', owner: sql`o.provider_id`, amount: sql`c.retained_amount - sale.vat` },
      { account: 'vat_payable', amount: sql`sale.vat` },
    ])} as legs
      from ledger_transactions t join deposit_claims c on c.number = t.note and c.order_id = t.order_id join orders o on o.id = t.order_id
      join invoices i on i.order_id = o.id and i.status <> 'rejected'
      cross join lateral (select case i.sold_by when 'platform' then ${vatInAmount(sql`c.retained_amount`)} else 0 end as vat) sale`,
  ),
  postingCheck(
    'refund',
    'a refund moves its amount from the escrow of its order, or after the release from the provider or the platform, to the client or the queue, and its coupon part to the platform',
    sql`select t.id as transaction_id, case when f.funded_by = 'escrow' then ${legsText([
      { account: 'escrow', owner: sql`o.id`, amount: sql`-(f.amount + f.discount)` },
      ...returnedLegs,
    ])} when f.funded_by = 'provider' then ${legsText([
      { account: 'provider_payable', owner: sql`o.provider_id`, amount: sql`f.commission - f.amount - f.discount` },
      ...reversedLegs,
      ...returnedLegs,
    ])} else ${legsText([
      { account: 'adjustments', amount: sql`f.commission - f.amount - f.discount` },
      ...reversedLegs,
      ...returnedLegs,
    ])} end as legs
      from ledger_transactions t join refunds f on f.number = t.reference_number and f.payment_id = t.payment_id
      join payments p on p.id = f.payment_id join orders o on o.id = p.order_id and o.id = t.order_id and o.id = f.order_id and o.client_id = f.client_id`,
  ),
  postingCheck(
    'refund_sent',
    'a confirmed refund moves its amount from the queue to the bank or the gateway',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'refund_clearing', amount: sql`-f.amount` },
      { account: 'bank_clearing', amount: sql`case f.destination when 'iban' then f.amount else 0 end` },
      { account: 'gateway_clearing', amount: sql`case f.destination when 'source' then f.amount else 0 end` },
    ])} as legs
      from ledger_transactions t join refunds f on f.settled_number = t.reference_number and f.status = 'confirmed' and f.order_id = t.order_id`,
  ),
  postingCheck(
    'refund_returned',
    'a failed refund moves its amount from the queue to the wallet of its client',
    sql`select t.id as transaction_id, ${legsText([
      { account: 'refund_clearing', amount: sql`-f.amount` },
      { account: 'client_wallet', owner: sql`f.client_id`, amount: sql`f.amount` },
    ])} as legs
      from ledger_transactions t join refunds f on f.settled_number = t.reference_number and f.status = 'failed' and f.order_id = t.order_id`,
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
    violations: sql`select id, kind, reference_number from ledger_transactions where kind not in ('payment', 'wallet_credit', 'release', 'refund', 'refund_sent', 'refund_returned', 'payout', 'payout_sent', 'payout_returned', 'top_up', 'withdrawal', 'withdrawal_returned', 'gateway_settlement', 'vat_rounding', 'adjustment', 'security_deposit', 'security_deposit_returned', 'deposit_claim')`,
  },
  {
    name: 'M4 booked payments',
    description:
      'a payment or top-up is booked once if captured, a credited one once to the wallet, and each of its refunds once, with its reference number',
    violations: sql`select p.id, p.status, p.amount, p.reference_number, count(t.id) filter (where t.kind in ('payment', 'top_up', 'wallet_credit')) as bookings,
        count(t.id) filter (where t.kind = 'refund') as refunds
      from payments p left join ledger_transactions t on t.payment_id = p.id
      group by p.id
      having count(t.id) filter (where t.kind = case when p.status = 'credited' then 'wallet_credit' when p.purpose = 'top_up' then 'top_up' else 'payment' end)
          <> case when p.status in ('captured', 'refunded', 'credited') then 1 else 0 end
        or count(t.id) filter (where t.kind in ('payment', 'top_up', 'wallet_credit')) > 1
        or count(t.id) filter (where t.kind = 'refund') <> (select count(*) from refunds f where f.payment_id = p.id)
        or (p.status = 'refunded') <> (p.refunded_amount > 0 and p.refunded_amount = p.amount)
        or p.reference_number is distinct from min(t.reference_number) filter (where t.kind in ('payment', 'top_up', 'wallet_credit'))
        or (p.status in ('captured', 'refunded')) <> (p.captured_at is not null)`,
  },
]

import { sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

const ofKind = (kind: string, account: string) => sql`(select e.id from ledger_entries e join ledger_accounts a on a.id = e.account_id
  join ledger_transactions t on t.id = e.transaction_id where t.kind = ${kind} and a.kind = ${account})`
const otherWallet = sql`(select other.id from ledger_accounts other where other.kind = 'client_wallet' and other.id <> ledger_entries.account_id limit 1)`

/** Changes of rentals and their security deposits. */
export const rentalCorruptions: readonly Corruption[] = [
  ['a car order without a driver', sql`delete from rental_drivers`, 'O2 rentals'],
  [
    'a car that is with its client without a hand-over',
    sql`update orders set fulfilment = 'received' where kind = 'car' and fulfilment = 'booked'`,
    'O2 rentals',
  ],
  ['a booked car that is free', sql`update car_holds set released_at = now() where kind = 'rental'`, 'O2 time of rentals'],
  [
    'a booked car that is free too early',
    sql`update car_holds set ends_at = starts_at + interval '1 minute' where kind = 'rental'`,
    'O2 time of rentals',
  ],
  [
    'a car that a cancelled order keeps',
    sql`update car_holds set released_at = null where order_id in (select id from orders where kind = 'car' and status = 'cancelled')`,
    'O2 time of rentals',
  ],
  [
    'an extension of a car that nobody has yet',
    sql`insert into rental_extensions (order_id, former_return_at, return_at, days, price, status, requested_at, expires_at)
      select order_id, return_at, return_at + interval '1 day', days + 1, 0, 'requested', now(), now() + interval '30 minutes' from rentals where handed_over_at is null limit 1`,
    'O2 extensions of rentals',
  ],
  ['a rental that costs more than its lines', sql`update rentals set total = total + 1`, 'O2 extensions of rentals'],
  [
    'a security deposit that was given back without a note of it',
    sql`update rentals set security_deposit_returned_at = now() where security_deposit_held_at is not null and security_deposit_returned_at is null`,
    'M2 security deposits',
  ],
  [
    'a security deposit that a cancelled order keeps',
    sql`update rentals set security_deposit_returned_at = null where security_deposit_returned_at is not null`,
    'M2 security deposits',
  ],
  [
    'a security deposit from the wallet of another client',
    sql`update ledger_entries set account_id = ${otherWallet} where id in ${ofKind('security_deposit', 'client_wallet')}`,
    'M1 security_deposit legs',
  ],
  [
    'a security deposit that went back to another client',
    sql`update ledger_entries set account_id = ${otherWallet} where id in ${ofKind('security_deposit_returned', 'client_wallet')}`,
    'M1 security_deposit_returned legs',
  ],
  [
    'a claim that ends without its money',
    sql`update deposit_claims set status = 'accepted', due_at = null, ended_at = now(), retained_amount = amount where ended_at is null`,
    'M2 claims on security deposits',
  ],
  [
    'a claim that nobody ends',
    sql`update deposit_claims set due_at = now() - interval '2 days' where status = 'claimed'`,
    'M2 claims on security deposits',
  ],
  [
    'claims of more than the security deposit',
    sql`update deposit_claims set amount = amount + 100000000 where ended_at is null`,
    'M2 claims on security deposits',
  ],
  [
    'a claim that keeps less than it has booked',
    sql`update deposit_claims set retained_amount = retained_amount - 1 where retained_amount > 0`,
    'M1 deposit_claim legs',
  ],
  [
    'a security deposit that keeps what its claim has taken',
    sql`update deposit_claims set retained_amount = null, ended_at = null, status = 'disputed', tax_document_id = null where retained_amount > 0`,
    'M2 security deposits',
  ],
  [
    'a delegate of an order that has ended',
    sql`insert into delegations (order_id, provider_id, user_id, leg) select o.id, o.provider_id, u.id, case o.kind when 'store' then 'delivery' else 'out' end
      from orders o join users u on u.provider_id = o.provider_id where o.finished_at is not null limit 1`,
    'O2 delegations',
  ],
]

/** Changes of rentals that the database rejects. */
export const rejectedRentals: readonly Corruption[] = [
  [
    'two holds of one car at a time',
    sql`insert into car_holds (car_id, kind, starts_at, ends_at) select car_id, 'block', starts_at, ends_at from car_holds where kind = 'rental' and released_at is null`,
    'O2 time of rentals',
  ],
  [
    'a car with two clients',
    sql`update rentals r set handed_over_at = now(), returned_at = null where car_id = (select car_id from rentals group by car_id having count(*) > 1 limit 1)`,
    'O2 rentals',
  ],
]

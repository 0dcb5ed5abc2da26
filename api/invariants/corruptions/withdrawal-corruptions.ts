import { sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

const ofWithdrawal = sql`withdrawal_id is not null`

/** Changes of withdrawals from wallets and of their payouts. */
export const withdrawalCorruptions: readonly Corruption[] = [
  ['a withdrawal of another amount', sql`update wallet_withdrawals set amount = amount - 1 where status = 'pending'`, 'M1 withdrawal legs'],
  [
    'a withdrawal of another client',
    sql`update wallet_withdrawals w set client_id = u.id from users u where u.role = 'client' and u.id <> w.client_id`,
    'M1 withdrawal legs',
  ],
  [
    'a rejected withdrawal whose money stays away from the wallet',
    sql`update wallet_withdrawals set return_number = null where status = 'rejected'`,
    'M1 withdrawal_returned legs',
  ],
  [
    'a withdrawal that disappeared while its money is held',
    sql`delete from wallet_withdrawals where status = 'pending'`,
    'M2 withdrawals on their way',
  ],
  [
    'a withdrawal marked as paid without a payout',
    sql`update wallet_withdrawals set status = 'paid' where status = 'pending'`,
    'M3 withdrawals',
  ],
  [
    'a paid withdrawal that can be sent again',
    sql`update wallet_withdrawals set status = 'approved', payout_run_id = null where status = 'paid'`,
    'M3 withdrawals',
  ],
  [
    'a withdrawal approved twice by one administrator',
    sql`update wallet_withdrawals set decided_by = first_approved_by where first_approved_by is not null`,
    'M3 approved withdrawals',
  ],
  [
    'a large withdrawal without its first approval',
    sql`update wallet_withdrawals set status = 'pending' where status = 'first_review'`,
    'M3 approved withdrawals',
  ],
  [
    'a withdrawal to another IBAN than its client named',
    sql`update wallet_withdrawals set iban = 'SA4420000001234567891235' where status = 'pending'`,
    'M3 withdrawal accounts',
  ],
  [
    'a payout of a withdrawal to another IBAN',
    sql`update payouts set iban = 'SA4420000001234567891235' where ${ofWithdrawal}`,
    'M3 withdrawal accounts',
  ],
  ['a payout of a withdrawal to another client', sql`update payouts set client_id = gen_random_uuid() where ${ofWithdrawal}`, 'M3 payouts'],
]

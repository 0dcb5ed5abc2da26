import { sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

/** Changes of settlements and their lines. */
export const settlementCorruptions: readonly Corruption[] = [
  [
    'a settlement line without a release',
    sql`update settlement_lines set transaction_number = 'T0' where id = (select id from settlement_lines limit 1)`,
    'M3 settlement lines',
  ],
  [
    'a settlement line of another provider',
    sql`update settlement_lines l set settlement_id = other.id from settlements s, settlements other
      where s.id = l.settlement_id and other.provider_id <> s.provider_id`,
    'M3 settlement lines',
  ],
  ['a settlement line with less commission', sql`update settlement_lines set commission = commission - 1`, 'M3 settlement lines'],
  [
    'a settlement without a line',
    sql`delete from settlement_lines where id = (select id from settlement_lines limit 1)`,
    'M3 settlement amounts',
  ],
  [
    'a settlement of another amount',
    sql`update settlements set amount = amount + 100, service_amount = service_amount + 100`,
    'M3 settlement amounts',
  ],
  [
    'a settlement that disappeared with its payout',
    sql`with gone as (delete from settlement_lines where settlement_id in (select id from settlements where status = 'ended') returning settlement_id)
      delete from settlements where id in (select settlement_id from gone)`,
    'M2 payable balances',
  ],
]

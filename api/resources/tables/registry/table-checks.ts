import type { DomainTableName, ResourceName } from '@wasl/resources/index.ts'
import { sql } from 'drizzle-orm'
import { type CheckBuilder, check } from 'drizzle-orm/pg-core'

/** Checks of generated tables that compare several columns, by resource; a declaration has the checks of single fields. */
export const tableChecks: Readonly<Partial<Record<Exclude<ResourceName, DomainTableName>, readonly CheckBuilder[]>>> = {
  'register-checks': [check('register_checks_one_owner', sql.raw('num_nonnulls("provider_id", "client_id") = 1'))],
  // Of a settlement, or of a withdrawal.
  payouts: [
    check(
      'payouts_exactly_one',
      sql.raw(
        '(num_nonnulls("settlement_id", "provider_id") = 2 and num_nonnulls("settlement_id", "provider_id", "withdrawal_id", "client_id") = 2)' +
          ' or (num_nonnulls("withdrawal_id", "client_id") = 2 and num_nonnulls("settlement_id", "provider_id", "withdrawal_id", "client_id") = 2)',
      ),
    ),
  ],
}

import type { Database } from '../platform/db/database.ts'
import type { Check } from './check.ts'
import { couponChecks } from './coupon-checks.ts'
import { historyChecks } from './history-checks.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { paymentChecks } from './payment-checks.ts'

export type Broken = Pick<Check, 'name' | 'says'> & { rows: readonly Readonly<Record<string, unknown>>[] }

/** All that always holds of money, coupons and orders, in the order it is reported. `now` is an ISO instant. */
export const invariants = (now: string): readonly Check[] => [...ledgerChecks, ...paymentChecks, ...couponChecks, ...historyChecks(now)]

/** Every invariant that does not hold, with the rows that show it; none when all is well. `now` is an ISO instant. */
export async function brokenInvariants(db: Pick<Database, 'execute'>, now: string): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { name, says, broken: query } of invariants(now)) {
    const { rows } = await db.execute<Record<string, unknown>>(query)
    if (rows.length > 0) broken.push({ name, says, rows })
  }
  return broken
}

import type { Database } from '../platform/db/types.ts'
import { auditChecks } from './audit-checks.ts'
import { chatChecks } from './chat-checks.ts'
import { disputeChecks } from './dispute-checks.ts'
import { documentChecks } from './document-checks.ts'
import { fileChecks } from './file-checks.ts'
import { gatewayChecks } from './gateway-checks.ts'
import { historyChecks } from './history-checks.ts'
import type { Invariant } from './invariant.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { jobChecks } from './job-checks.ts'
import { ledgerChecks } from './ledger-checks.ts'
import { partyChecks } from './party-checks.ts'
import { paymentChecks } from './payment-checks.ts'
import { payoutChecks } from './payout-checks.ts'
import { postingChecks } from './posting-checks.ts'
import { recipientChecks } from './recipient-checks.ts'
import { refundChecks } from './refund-checks.ts'
import { rentalChecks } from './rental-checks.ts'
import { settlementChecks } from './settlement-checks.ts'
import { stockChecks } from './stock-checks.ts'
import { taxDocumentChecks } from './tax-document-checks.ts'
import { withdrawalChecks } from './withdrawal-checks.ts'

export type Violation = Pick<Invariant, 'name' | 'description'> & { rows: readonly Readonly<Record<string, unknown>>[] }

/** All invariants of money, stock, coupons, orders, chats, jobs and the audit log, in report order. `now` is an ISO instant. */
export const invariants = (now: string): readonly Invariant[] => [
  ...ledgerChecks,
  ...postingChecks,
  ...paymentChecks,
  ...refundChecks,
  ...disputeChecks,
  ...gatewayChecks(now),
  ...invoiceChecks,
  ...documentChecks,
  ...taxDocumentChecks,
  ...settlementChecks,
  ...payoutChecks,
  ...withdrawalChecks,
  ...stockChecks,
  ...rentalChecks(now),
  ...historyChecks(now),
  ...partyChecks,
  ...chatChecks,
  ...recipientChecks,
  ...fileChecks,
  ...jobChecks(now),
  ...auditChecks,
]

/** The violated invariants with their rows; empty if all hold. `now` is an ISO instant. `only` is the name of one invariant to check, or a pattern of names. */
export async function findViolations(db: Pick<Database, 'execute'>, now: string, only?: string | RegExp): Promise<Violation[]> {
  const violated: Violation[] = []
  for (const { name, description, violations: query } of invariants(now)) {
    if (only instanceof RegExp ? !only.test(name) : only !== undefined && name !== only) continue
    const { rows } = await db.execute<Record<string, unknown>>(query)
    if (rows.length > 0) violated.push({ name, description, rows })
  }
  return violated
}

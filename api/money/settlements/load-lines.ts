import { asc, eq, sql } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { settlement_lines } from '../tables/from-registry.ts'
import { ledgerTransactions } from '../tables/ledger.ts'

const isClaim = sql`${ledgerTransactions.kind} = 'deposit_claim'`.mapWith(Boolean)

/** The lines of a settlement with their orders, in the order in which they were earned. `is_claim`: from a security deposit. */
export const loadLines = ({ db }: Pick<Ctx, 'db'>, settlement_id: string) =>
  db
    .select({ line: settlement_lines, order: { id: orders.id, number: orders.number }, is_claim: isClaim })
    .from(settlement_lines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.reference_number, settlement_lines.transaction_number))
    .leftJoin(orders, eq(orders.id, settlement_lines.order_id))
    .where(eq(settlement_lines.settlement_id, settlement_id))
    .orderBy(asc(settlement_lines.earned_at), settlement_lines.id)

import { asc, eq } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { settlement_lines } from '../tables/from-registry.ts'

/** The lines of a settlement with their orders, in the order in which they were earned. */
export const loadLines = ({ db }: Pick<Ctx, 'db'>, settlement_id: string) =>
  db
    .select({ line: settlement_lines, order: { id: orders.id, number: orders.number } })
    .from(settlement_lines)
    .leftJoin(orders, eq(orders.id, settlement_lines.order_id))
    .where(eq(settlement_lines.settlement_id, settlement_id))
    .orderBy(asc(settlement_lines.earned_at), settlement_lines.id)

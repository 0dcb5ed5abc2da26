import { asc, eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { deposit_claims } from '../tables/from-registry.ts'

export type ClaimRow = typeof deposit_claims.$inferSelect

/** The claims on the security deposit of an order, oldest first. */
export const listClaims = ({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<ClaimRow[]> =>
  db
    .select()
    .from(deposit_claims)
    .where(eq(deposit_claims.order_id, order_id))
    .orderBy(asc(deposit_claims.created_at), asc(deposit_claims.number))

export const setClaim = async ({ db }: TransactionCtx, id: string, change: Partial<ClaimRow>): Promise<void> => {
  await db.update(deposit_claims).set(change).where(eq(deposit_claims.id, id))
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What open claims ask for of a security deposit, and what ended ones have kept of it. Halalas. */
export const claimedAmounts = (claims: readonly ClaimRow[]): { open: number; retained: number } => ({
  open: sumOf(claims.filter(({ ended_at }) => ended_at === null).map(({ amount }) => amount)),
  retained: sumOf(claims.map(({ retained_amount }) => retained_amount ?? 0)),
})

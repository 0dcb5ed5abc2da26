import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound, RequestError } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyTransitionOf } from '../../resources/write/notify-transition.ts'
import { type ClaimRow, setClaim } from '../orders/claim-rows.ts'
import { deposit_claims } from '../tables/from-registry.ts'
import { settleClaim } from './settle-claim.ts'

export const ownClaimTransitions = ['accept', 'dispute', 'withdraw'] as const
export type OwnClaimTransition = (typeof ownClaimTransitions)[number]
type Transition = { name: OwnClaimTransition; reason: string | null; automatic_actor?: 'scheduler' }

/** What a transition of a party does besides the status. */
const claimEffects: Readonly<Record<OwnClaimTransition, (ctx: TransactionCtx, claim: ClaimRow, reason: string | null) => Promise<void>>> = {
  accept: (ctx, claim) => settleClaim(ctx, claim, claim.amount),
  dispute: (ctx, { id }, reason) => setClaim(ctx, id, { dispute_reason: reason, due_at: null }),
  withdraw: (ctx, claim) => settleClaim(ctx, claim, 0),
}

/** Makes a transition of a claim as its client or its provider. Throws 404 for a claim of others or of the other side, and 409 in another status. */
export const advanceOwnClaim = (ctx: UserCtx, id: string, name: OwnClaimTransition, reason: string | null = null): Promise<void> =>
  inTransaction(ctx, (ctx) => advance(ctx, and(eq(deposit_claims.id, id), ownAs(ctx, name)), { name, reason }))

/** The client answers, and the provider withdraws. */
function ownAs({ principal }: UserCtx, name: OwnClaimTransition): SQL {
  const isOfClient = asArray<string>(depositClaimLifecycle.transitions[name].by).includes('client')
  if (isOfClient) return eq(deposit_claims.client_id, principal.id)
  return principal.provider ? eq(deposit_claims.provider_id, principal.provider.id) : sql`false`
}

async function advance(ctx: TransactionCtx, which: SQL | undefined, { name, reason, automatic_actor }: Transition): Promise<void> {
  const [row] = await ctx.db.select().from(deposit_claims).where(which).for('update')
  if (!row) throw notFound()
  const transition = depositClaimLifecycle.transitions[name]
  if (!canTransition(transition, row.status)) throw conflict(transition.message)
  const set = { status: transition.to }
  await setClaim(ctx, row.id, { ...set, version: row.version + 1, updated_at: ctx.clock.now() })
  await claimEffects[name](ctx, row, reason)
  await audit(ctx, {
    ...{ action: name, resource: 'deposit-claims', row_id: row.id, before: { status: row.status }, after: set, reason },
    automatic_actor,
  })
  await notifyTransitionOf(ctx, 'deposit-claims', row.id, name, reason)
}

/** The claims that their clients have not answered in time. */
export const listUnansweredClaims = async ({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<string[]> => {
  const rows = await db.select({ id: deposit_claims.id }).from(deposit_claims).where(lte(deposit_claims.due_at, clock.now()))
  return rows.map(({ id }) => id)
}

/** Accepts a claim that its client has not answered in time, unless somebody has in the meantime. */
export async function acceptUnansweredClaim(ctx: Ctx, id: string): Promise<void> {
  const due = and(eq(deposit_claims.id, id), lte(deposit_claims.due_at, ctx.clock.now()))
  const transition = { name: 'accept', reason: null, automatic_actor: 'scheduler' } as const
  await inTransaction(ctx, (ctx) => advance(ctx, due, transition)).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
  })
}

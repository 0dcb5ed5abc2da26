import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type ReturnTransition, returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound, RequestError } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyTransitionOf } from '../../resources/write/notify-transition.ts'
import { returns } from '../tables/from-registry.ts'
import { refundReturn, setReturn } from './refund-return.ts'
import { returnDueAt } from './return-due-at.ts'

type Change = { reason?: string; tracking?: string | null; is_resellable?: boolean }
type Transition = { name: ReturnTransition; change?: Change; automatic_actor?: 'scheduler' }

/** The effects of each transition of a return beyond its status, for every actor. */
export const returnEffects: Readonly<Record<ReturnTransition, (ctx: TransactionCtx, id: string, reason: string | null) => Promise<void>>> =
  {
    accept: async (ctx, id) => setReturn(ctx, id, { due_at: await returnDueAt(ctx, 'accepted') }),
    reject: (ctx, id, reason) => setReturn(ctx, id, { reject_reason: reason, due_at: null }),
    send_back: async (ctx, id) => {
      await setReturn(ctx, id, { due_at: await returnDueAt(ctx, 'sent_back') })
      await notifyOwnSeller(ctx, id)
    },
    receive: refundReturn,
    lapse: (ctx, id) => setReturn(ctx, id, { due_at: null }),
  }

/** The administration is the seller of goods of the platform: it is notified that they are on their way back. */
async function notifyOwnSeller(ctx: TransactionCtx, id: string): Promise<void> {
  const [row] = await ctx.db.select().from(returns).where(eq(returns.id, id))
  if (row && row.provider_id === null)
    await notifyAdmins(ctx, 'goods_sent_back', { resource: 'returns', row_id: id }, { number: row.number })
}

/** Makes a transition of a return as its client or its provider. Throws 404 for a return of others or of the other side, and 409 in another status. */
export const advanceOwnReturn = (ctx: UserCtx, id: string, name: 'accept' | 'reject' | 'send_back' | 'receive', change: Change = {}) =>
  inTransaction(ctx, (ctx) => advance(ctx, and(eq(returns.id, id), ownAs(ctx, name)), { name, change }))

/** The client sends back; the rest is the provider's. */
function ownAs({ principal }: UserCtx, name: ReturnTransition): SQL {
  const side = asArray(returnLifecycle.transitions[name].by).some((by) => by === 'client') ? 'client' : 'provider'
  if (side === 'client') return eq(returns.client_id, principal.id)
  return principal.provider ? eq(returns.provider_id, principal.provider.id) : sql`false`
}

async function advance(ctx: TransactionCtx, which: SQL | undefined, { name, change = {}, automatic_actor }: Transition): Promise<void> {
  const [row] = await ctx.db.select().from(returns).where(which).for('update')
  if (!row) throw notFound()
  const transition = returnLifecycle.transitions[name]
  const { reason = null, ...fields } = change
  if (!canTransition(transition, row.status))
    throw conflict('message' in transition ? transition.message : { en: 'Not possible in this state', ar: 'غير ممكن في هذه المرحلة' })
  const set = { ...fields, status: transition.to }
  const at = ctx.clock.now()
  await setReturn(ctx, row.id, { ...set, version: row.version + 1, updated_at: at })
  await returnEffects[name](ctx, row.id, reason)
  await audit(ctx, {
    ...{ action: name, resource: 'returns', row_id: row.id, before: { status: row.status }, after: set, reason, at },
    automatic_actor,
  })
  await notifyTransitionOf(ctx, 'returns', row.id, name, reason)
}

const clockTransitions: Readonly<Record<string, ReturnTransition>> = { requested: 'accept', accepted: 'lapse', sent_back: 'receive' }

/** The returns in whose status the clock does what nobody has done. */
export const listDueReturns = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>) =>
  db.select({ id: returns.id, status: returns.status }).from(returns).where(lte(returns.due_at, clock.now()))

/** Does what nobody has done in time, unless somebody has in the meantime. */
export async function passReturn(ctx: Ctx, { id, status }: { id: string; status: string }): Promise<void> {
  const name = clockTransitions[status]
  if (!name) return
  const due = and(eq(returns.id, id), lte(returns.due_at, ctx.clock.now()))
  await inTransaction(ctx, (ctx) => advance(ctx, due, { name, automatic_actor: 'scheduler' })).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
  })
}

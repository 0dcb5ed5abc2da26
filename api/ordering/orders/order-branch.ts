import type { OrderBranch } from '@wasl/shared/contract/branches.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { branches } from '../../identity/tables/branches.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { OrderRow } from './visible-order.ts'

/** The branch that a new order is for. Throws 422 if the client's company has no such branch, or has archived it. */
export async function branchOf(ctx: UserCtx, chosen: string | null | undefined): Promise<string | null> {
  const branch_id = await findActiveBranch(ctx, chosen)
  if (chosen && !branch_id) throw invalid('branch_id', { en: 'Choose a branch of your company', ar: 'اختر فرعًا من فروع منشأتك' })
  return branch_id
}

/** The branch, if the client's company still has it. */
export async function findActiveBranch({ db, principal }: UserCtx, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const isOwn = and(eq(branches.id, id), eq(branches.company_id, clientIdOf(principal)), isNull(branches.archived_at))
  const [branch] = await db.select({ id: branches.id }).from(branches).where(isOwn)
  return branch?.id ?? null
}

type Reading = { isParty: boolean; canCall: boolean }

/** The branch that an order is for, as its parties see it; who answers there is for those who may call the client. */
export async function loadOrderBranch({ db }: Ctx, { branch_id }: OrderRow, { isParty, canCall }: Reading): Promise<OrderBranch | null> {
  if (!branch_id || !isParty) return null
  const [branch] = await db
    .select({ id: branches.id, label: branches.label, contact: branches.contact })
    .from(branches)
    .where(eq(branches.id, branch_id))
  return branch ? { ...branch, contact: canCall ? branch.contact : null } : null
}

/** The name of a branch, for the history of its orders. */
export async function findBranchLabel({ db }: Pick<Ctx, 'db'>, id: string | null): Promise<string | null> {
  const [branch] = id ? await db.select({ label: branches.label }).from(branches).where(eq(branches.id, id)) : []
  return branch?.label ?? null
}

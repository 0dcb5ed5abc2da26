import type { CompanyPermission } from '@wasl/shared/access/permissions.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { users } from '../tables/people.ts'

type Acting = Pick<Ctx, 'db' | 'principal'>

/** Up to which amount the principal accepts for its company, as it is now; null for everyone but colleagues. */
export async function loadApprovalLimit(ctx: Acting): Promise<number | null> {
  const { principal } = ctx
  return principal.kind === 'user' && principal.company ? ((await findLimit(ctx, principal.id)) ?? 0) : null
}

/** Throws 403 for a colleague who no longer orders for its company: it was blocked, or lost the permission, while its request waited for a lock. */
export const assertStillOrders = (ctx: Acting): Promise<void> => assertStill(ctx, 'order')

/** The same for a colleague who pays for its company. */
export const assertStillPays = (ctx: Acting): Promise<void> => assertStill(ctx, 'pay')

async function assertStill(ctx: Acting, permission: CompanyPermission): Promise<void> {
  const { principal } = ctx
  if (principal.kind === 'user' && principal.company && (await findLimit(ctx, principal.id, permission)) === undefined) throw forbidden()
}

/** The limit of an active colleague with the permission, of an active company. */
async function findLimit({ db }: Acting, id: string, permission: CompanyPermission = 'order'): Promise<number | undefined> {
  const companyIsActive = sql`exists (select 1 from users company where company.id = ${users.company_id} and company.status = 'active')`
  const [row] = await db
    .select({ limit: users.approval_limit })
    .from(users)
    .where(and(eq(users.id, id), eq(users.status, 'active'), sql`${permission} = any(${users.permissions})`, companyIsActive))
  return row?.limit
}

type Limited = Pick<typeof users.$inferSelect, 'company_id' | 'permissions' | 'approval_limit'>

/** The limit of a colleague who orders; null for everyone else. */
export const shownLimit = ({ company_id, permissions, approval_limit }: Limited): number | null =>
  company_id !== null && permissions.includes('order') ? approval_limit : null

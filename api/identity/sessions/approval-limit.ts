import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { users } from '../tables/people.ts'

/** Up to which amount the principal accepts for its company, as it is now; null for everyone but colleagues. */
export async function loadApprovalLimit({ db, principal }: Pick<Ctx, 'db' | 'principal'>): Promise<number | null> {
  if (principal.kind !== 'user' || !principal.company) return null
  const [row] = await db.select({ limit: users.approval_limit }).from(users).where(eq(users.id, principal.id))
  return row?.limit ?? 0
}

type Limited = Pick<typeof users.$inferSelect, 'company_id' | 'permissions' | 'approval_limit'>

/** The limit of a colleague who orders; null for everyone else. */
export const shownLimit = ({ company_id, permissions, approval_limit }: Limited): number | null =>
  company_id !== null && permissions.includes('order') ? approval_limit : null

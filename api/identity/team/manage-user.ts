import type { editUserForm } from '@wasl/shared/contract/team.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound, RequestError } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { deleteWaitingAccount } from '../auth/apply-registration.ts'
import { afterUsersBlocked } from '../blocking/after-block.ts'
import { openedChats } from '../people/opened-chats.ts'
import { erasedState, eraseUser } from '../personal-data/erase-user.ts'
import { endUserSessions } from '../sessions/end-sessions.ts'
import { users } from '../tables/people.ts'
import { canManage, isInTeam, permissionsOf, resourceOf, type TeamUser } from './list-team.ts'

/** Throws unless the current user has every one of these permissions: no others can be given. */
export function assertGrantable({ principal }: UserCtx, permissions: readonly string[]): void {
  const held: readonly string[] = permissionsOf(principal)
  if (permissions.every((permission) => held.includes(permission))) return
  throw new RequestError('forbidden', { en: 'You can only give permissions you have', ar: 'لا تمنح إلا صلاحيات تملكها' })
}

/**
 * Changes a user of the current user's provider or company in one transaction. Throws 404 for people of other providers, 403 for the owner, the current
 * user and people with more permissions.
 */
export const withManagedUser = (ctx: UserCtx, id: string, change: (ctx: UserCtx, user: TeamUser) => Promise<void>): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    const [user] = await own.db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isInTeam(ctx)))
      .for('update')
    if (!user) throw notFound()
    if (!canManage(own, user)) throw new RequestError('forbidden', notManageable)
    await change(own, user)
  })

/** The limit of a colleague who orders; 0 for others. */
export const limitOf = ({ permissions, approval_limit }: Pick<TeamUser, 'permissions' | 'approval_limit'>): number =>
  permissions.includes('order') ? approval_limit : 0

/** Changes name, permissions and limit of a user. New permissions end the sessions: open pages log in again. */
export async function editUser(ctx: UserCtx, id: string, form: z.output<typeof editUserForm>): Promise<void> {
  assertGrantable(ctx, form.permissions)
  await withManagedUser(ctx, id, async (ctx, { name, company_id, permissions, approval_limit }) => {
    const after = {
      ...form,
      approval_limit: limitOf({ permissions: form.permissions, approval_limit: form.approval_limit ?? approval_limit }),
    }
    await update(ctx, id, { ...after, ...openedChats({ company_id, permissions }, form.permissions, ctx.clock.now()) })
    await ctx.hooks.identity.releaseWork(ctx, id, form.permissions)
    const isLimitChanged = approval_limit !== after.approval_limit
    const before = { name, permissions, ...(isLimitChanged && { approval_limit }) }
    const changed = { name: form.name, permissions: form.permissions, ...(isLimitChanged && { approval_limit: after.approval_limit }) }
    await audit(ctx, { ...entry(ctx, 'edit', id), before, after: changed })
    if ([...permissions].sort().join() !== [...form.permissions].sort().join()) await endUserSessions(ctx, [id])
  })
}

/** Blocks a user and logs it out everywhere. */
export const blockUser = (ctx: UserCtx, id: string): Promise<void> =>
  withManagedUser(ctx, id, async (ctx, { status }) => {
    if (status !== 'active') throw conflict({ en: 'Only active users can be blocked', ar: 'لا يُحظر إلا مستخدم نشط' })
    await afterUsersBlocked(ctx, [id])
    await ctx.hooks.identity.releaseWork(ctx, id, [])
    await update(ctx, id, { status: 'blocked', is_blocked_by_provider: true })
    await audit(ctx, { ...entry(ctx, 'block', id), before: { status }, after: { status: 'blocked' } })
  })

/** Lifts a block of the provider. Throws 403 for one of the administration. */
export const unblockUser = (ctx: UserCtx, id: string): Promise<void> =>
  withManagedUser(ctx, id, async (ctx, { status, is_blocked_by_provider }) => {
    if (status !== 'blocked') throw conflict({ en: 'This user is not blocked', ar: 'هذا المستخدم غير محظور' })
    if (!is_blocked_by_provider)
      throw new RequestError('forbidden', {
        en: 'The administration blocked this user. Contact us',
        ar: 'الإدارة هي من حظرت هذا المستخدم. تواصل معنا',
      })
    await update(ctx, id, { status: 'active', is_blocked_by_provider: false })
    await audit(ctx, { ...entry(ctx, 'unblock', id), before: { status }, after: { status: 'active' } })
  })

/** Removes a user: an open invitation disappears with its phone, an account is erased as its owner would. */
export const removeUser = (ctx: UserCtx, id: string): Promise<void> =>
  withManagedUser(ctx, id, async (ctx, user) => {
    if (user.status === 'blocked' && !user.is_blocked_by_provider) throw new RequestError('forbidden', notManageable)
    const { name, status, permissions } = user
    const isWaiting = status === 'not_activated'
    await audit(ctx, { ...entry(ctx, 'delete', id), before: { name, status, permissions }, after: isWaiting ? null : erasedState })
    if (isWaiting) await deleteWaitingAccount(ctx, id)
    else await eraseUser(ctx, user)
  })

const entry = (ctx: UserCtx, action: string, row_id: string) => ({ action, resource: resourceOf(ctx), row_id })

const update = ({ db, clock }: UserCtx, id: string, change: Partial<typeof users.$inferInsert>) =>
  db
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1`, updated_at: clock.now() })
    .where(eq(users.id, id))

const notManageable = { en: 'You cannot change this person', ar: 'لا يمكنك تعديل هذا الشخص' }

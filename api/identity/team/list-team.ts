import { isProviderPermission, type ProviderPermission, providerPermissions } from '@wasl/shared/access/permissions.ts'
import type { Team, TeamMember } from '@wasl/shared/contract/team.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { User, UserCtx } from '../../platform/context.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { nationalPhone } from '../profiles/phone.ts'
import { verificationCodes } from '../tables/access.ts'
import { users } from '../tables/people.ts'

export type TeamUser = typeof users.$inferSelect

/** The id of the provider that the current user owns or works for. */
export function teamOf({ principal }: UserCtx): string {
  if (!principal.provider) throw forbidden()
  return principal.provider.id
}

/** The permissions that the user has, and can therefore give. */
export const permissionsOf = ({ role, permissions }: Pick<User, 'role' | 'permissions'>): ProviderPermission[] =>
  role === 'provider' ? typedKeys(providerPermissions) : permissions.filter(isProviderPermission)

/** Whether the current user may change this person: neither an owner, nor the user itself, nor somebody with more permissions. */
export function canManage({ principal }: UserCtx, user: TeamUser): boolean {
  const held = permissionsOf(principal)
  return user.role === 'provider_user' && user.id !== principal.id && permissionsOf(user).every((permission) => held.includes(permission))
}

/** The people of the current user's provider: the owner first, then the newest. */
export async function listTeam(ctx: UserCtx): Promise<Team> {
  const rows = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.provider_id, teamOf(ctx)), ne(users.status, 'deleted')))
    .orderBy(users.role, desc(users.created_at), users.id)
  const invitations = await loadInvitations(
    ctx,
    rows.filter(({ status }) => status === 'not_activated').map(({ id }) => id),
  )
  return { members: rows.map((row) => memberOf(ctx, row, invitations.get(row.id) ?? null)), grantable: permissionsOf(ctx.principal) }
}

/** Until when the open invitation of each user can be accepted. */
async function loadInvitations({ db, clock }: UserCtx, userIds: readonly string[]): Promise<Map<string | null, string>> {
  if (userIds.length === 0) return new Map()
  const open = await db
    .select({ user_id: verificationCodes.user_id, expires_at: verificationCodes.expires_at })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.purpose, 'invitation'),
        inArray(verificationCodes.user_id, [...userIds]),
        isNull(verificationCodes.used_at),
        gt(verificationCodes.expires_at, clock.now()),
      ),
    )
  return new Map(open.map(({ user_id, expires_at }) => [user_id, expires_at]))
}

function memberOf(ctx: UserCtx, user: TeamUser, invited_until: string | null): TeamMember {
  const { id, name, phone, role, status } = user
  const isManageable = canManage(ctx, user)
  return {
    id,
    name,
    phone: nationalPhone(phone),
    role: role === 'provider' ? role : 'provider_user',
    permissions: permissionsOf(user),
    status: status === 'not_activated' ? 'invited' : status === 'blocked' ? 'blocked' : 'active',
    invited_until,
    is_self: id === ctx.principal.id,
    can_manage: isManageable,
    can_unblock: isManageable && status === 'blocked' && user.is_blocked_by_provider,
  }
}

import { companyPermissions, isTeamPermission, providerPermissions, type TeamPermission } from '@wasl/shared/access/permissions.ts'
import type { Team, TeamMember } from '@wasl/shared/contract/team.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { User, UserCtx } from '../../platform/context.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { nationalPhone } from '../profiles/phone.ts'
import { shownLimit } from '../sessions/approval-limit.ts'
import { verificationCodes } from '../tables/access.ts'
import { users } from '../tables/people.ts'

export type TeamUser = typeof users.$inferSelect

/** What the people of a team have in common: the provider or the company that they act for. */
type TeamColumns = { role: 'provider_user'; provider_id: string } | { role: 'client'; company_id: string }

/** The team of the current user: of the provider that it owns or works for, or of its company. */
export function teamOf({ principal }: UserCtx): TeamColumns {
  if (principal.provider) return { role: 'provider_user', provider_id: principal.provider.id }
  if (!ownsCompany(principal)) throw forbidden()
  return { role: 'client', company_id: principal.id }
}

const ownsCompany = ({ role, client_type, company }: User): boolean => role === 'client' && client_type === 'company' && !company

/** The resource in which the back office has the people of the current user's team. */
export const resourceOf = (ctx: UserCtx): 'colleagues' | 'provider-users' => ('company_id' in teamOf(ctx) ? 'colleagues' : 'provider-users')

/** The people of the current user's team, without those who were removed. */
export function isInTeam(ctx: UserCtx): SQL | undefined {
  const team = teamOf(ctx)
  const isMember =
    'company_id' in team
      ? or(eq(users.company_id, team.company_id), eq(users.id, team.company_id))
      : eq(users.provider_id, team.provider_id)
  return and(isMember, ne(users.status, 'deleted'))
}

/** The permissions that the user has, and can therefore give. */
export function permissionsOf(user: User | TeamUser): TeamPermission[] {
  if (user.role === 'provider') return typedKeys(providerPermissions)
  if (isCompany(user)) return typedKeys(companyPermissions)
  const permissions: readonly string[] = user.permissions
  return permissions.filter(isTeamPermission)
}

const isCompany = (user: User | TeamUser): boolean => user.role === 'client' && !('company' in user ? user.company : user.company_id)
const isOwnerOf = (user: TeamUser): boolean => user.role === 'provider' || isCompany(user)

/** Whether the current user may change this person: neither an owner, nor the user itself, nor somebody with more permissions. */
export function canManage({ principal }: UserCtx, user: TeamUser): boolean {
  const held = permissionsOf(principal)
  return !isOwnerOf(user) && user.id !== principal.id && permissionsOf(user).every((permission) => held.includes(permission))
}

/** The people of the current user's provider or company: the owner first, then the newest. */
export async function listTeam(ctx: UserCtx): Promise<Team> {
  const rows = await ctx.db
    .select()
    .from(users)
    .where(isInTeam(ctx))
    .orderBy(sql`${users.company_id} is not null`, users.role, desc(users.created_at), users.id)
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
  const { id, name, phone, status } = user
  const isManageable = canManage(ctx, user)
  return {
    id,
    name,
    phone: nationalPhone(phone),
    is_owner: isOwnerOf(user),
    permissions: permissionsOf(user),
    approval_limit: shownLimit(user),
    status: status === 'not_activated' ? 'invited' : status === 'blocked' ? 'blocked' : 'active',
    invited_until,
    is_self: id === ctx.principal.id,
    can_manage: isManageable,
    can_unblock: isManageable && status === 'blocked' && user.is_blocked_by_provider,
  }
}

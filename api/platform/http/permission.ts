import type { CompanyPermission, ProviderPermission } from '@wasl/shared/access/permissions.ts'
import { type AccessAction, type AccessRole, type ExpectedAccess, expectedAccess } from '@wasl/shared/access/table.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { Admin, Principal, User } from '../context.ts'
import { forbidden, notFound, RequestError } from './errors.ts'
import { unauthenticated } from './request-context.ts'

/** What a route requires of its principal: an action of the access table and, in the back office, a permission such as `coupons.edit`. */
export type RequiredAccess = {
  action: AccessAction
  /** Alternative actions: the principal needs to be allowed only one of them. */
  or?: readonly AccessAction[] | undefined
  permission?: string | undefined
}

/**
 * Throws unless the access table allows the action to this principal: 401, blocked, needActive, 403 or 404, as its cell says.
 * `own` passes; the handler then shows only the principal's own rows.
 */
export function assertPermitted(requiredAccess: RequiredAccess, principal: Principal): void {
  const verdict = bestVerdict(requiredAccess, principal)
  if (verdict === 'y' || verdict === 'own') return
  throw errorByVerdict[verdict]()
}

/** Whether the access table allows the action to this principal, at least on its own rows. */
export const isPermitted = (requiredAccess: RequiredAccess, principal: Principal): boolean =>
  ['y', 'own'].includes(bestVerdict(requiredAccess, principal))

const errorByVerdict: Record<Exclude<ExpectedAccess, 'y' | 'own'>, () => RequestError> = {
  '401': unauthenticated,
  blk: () => new RequestError('blocked', { en: 'Your account was blocked by the administration', ar: 'تم حظر حسابك من قبل الإدارة' }),
  act: () => new RequestError('needActive', { en: 'OTP verification required', ar: 'فعّل حسابك برمز التحقق أولًا' }),
  '403': forbidden,
  '404': notFound,
}

// If every action is denied, the route's own action gives the error.
function bestVerdict({ or = [], ...requiredAccess }: RequiredAccess, principal: Principal): ExpectedAccess {
  const verdicts = [requiredAccess.action, ...or].map((action) => verdictOf({ ...requiredAccess, action }, principal))
  return verdicts.find((cell) => cell === 'y' || cell === 'own') ?? verdicts[0] ?? '403'
}

function verdictOf({ action, permission }: RequiredAccess, principal: Principal): ExpectedAccess {
  // Background work calls no routes.
  if (principal.kind === 'guest' || principal.kind === 'system') return expectedAccess(action, 'G')
  if (principal.kind === 'admin') return expectedAccess(action, roleOfAdmin(principal, permission))
  const cells = rolesOf(principal).map((role) => expectedAccess(action, role))
  return cells.find((cell) => cell === 'y' || cell === 'own') ?? cells[0] ?? '403'
}

function roleOfAdmin(admin: Admin, permission: string | undefined): AccessRole {
  if (admin.is_super) return 'SA'
  return permission && admin.permissions.has(permission) ? 'AP' : 'AN'
}

// In the table each permission of a provider user is a role of its own: several permissions add up.
const roleOfPermission: Readonly<Record<ProviderPermission, AccessRole>> = {
  show_orders: 'S1',
  manage_orders: 'S2',
  edit_orders: 'S3',
  delete_orders: 'S4',
  add_users: 'S5',
  manage_store: 'S6',
  deliver_orders: 'DL',
}

function rolesOf(user: User): AccessRole[] {
  if (user.status === 'blocked' || user.status === 'deleted' || user.provider?.status === 'blocked') return ['BL']
  // The account of a company answers for its colleagues.
  if (user.company && user.company.status !== 'active') return ['BL']
  if (user.status === 'not_activated') return ['NA']
  if (user.company) return colleagueRoles(user.permissions)
  if (user.role === 'client') return [user.client_type === 'company' ? 'CC' : 'CI']
  // A role that this version does not know gets nothing that the table does not give to users of a provider without permissions.
  if (user.role !== 'provider' && user.role !== 'provider_user') return ['S0']
  if (user.provider?.status !== 'approved') return ['PP']
  if (user.role === 'provider') return ['PO']
  return teamRoles(user.permissions)
}

const teamRoles = (permissions: readonly string[]): AccessRole[] => [
  'S0',
  ...permissions.flatMap((permission) => findEntry(roleOfPermission, permission) ?? []),
]

const roleOfCompanyPermission: Readonly<Record<CompanyPermission, AccessRole>> = { view_all: 'KV', order: 'KO', pay: 'KP' }

const colleagueRoles = (permissions: readonly string[]): AccessRole[] => [
  'K0',
  ...permissions.flatMap((permission) => findEntry(roleOfCompanyPermission, permission) ?? []),
]

/** Whether the access table allows the action to a user with these permissions of an approved provider, at least on its own rows. */
export const isTeamMemberPermitted = (action: AccessAction, permissions: readonly string[]): boolean =>
  teamRoles(permissions).some((role) => ['y', 'own'].includes(expectedAccess(action, role)))

/** As above, of a colleague of a company. */
export const isColleaguePermitted = (action: AccessAction, permissions: readonly string[]): boolean =>
  colleagueRoles(permissions).some((role) => ['y', 'own'].includes(expectedAccess(action, role)))

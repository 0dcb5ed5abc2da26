import { type AccessAction, type AccessRole, type Expectation, expectationOf } from '@wasl/shared/access/table.ts'
import type { Admin, Principal, User } from '../../context.ts'
import { unauthenticated } from './context-of.ts'
import { forbidden, notFound, Refusal } from './errors.ts'

/** What a route asks of its principal: an act of the access table and, for the back office, a permission such as `coupons.edit`. */
export type Asked = {
  action: AccessAction
  /** The same act as the other side has it in the table: who may do either may do it. */
  or?: readonly AccessAction[] | undefined
  permission?: string | undefined
}

/**
 * Throws unless the access table lets this principal do the act: 401, blocked, needActive, 403 or 404 as its cell says.
 * `own` passes: the handler then shows only what is theirs.
 */
export function permit(asked: Asked, who: Principal): void {
  const verdict = bestOf(asked, who)
  if (verdict === 'y' || verdict === 'own') return
  throw refusals[verdict]()
}

/** Whether the access table lets this principal do the act at all. */
export const permitted = (asked: Asked, who: Principal): boolean => ['y', 'own'].includes(bestOf(asked, who))

const refusals: Record<Exclude<Expectation, 'y' | 'own'>, () => Refusal> = {
  '401': unauthenticated,
  blk: () => new Refusal('blocked', ['Your account was blocked by the administration', 'تم حظر حسابك من قبل الإدارة']),
  act: () => new Refusal('needActive', ['OTP verification required', 'فعّل حسابك برمز التحقق أولًا']),
  '403': forbidden,
  '404': notFound,
}

// Refused by all, the route's own act says why.
function bestOf({ or = [], ...asked }: Asked, who: Principal): Expectation {
  const verdicts = [asked.action, ...or].map((action) => verdictOf({ ...asked, action }, who))
  return verdicts.find((cell) => cell === 'y' || cell === 'own') ?? verdicts[0] ?? '403'
}

function verdictOf({ action, permission }: Asked, who: Principal): Expectation {
  if (who.kind === 'guest') return expectationOf(action, 'G')
  if (who.kind === 'admin') return expectationOf(action, roleOfAdmin(who, permission))
  const cells = rolesOf(who).map((role) => expectationOf(action, role))
  return cells.find((cell) => cell === 'y' || cell === 'own') ?? cells[0] ?? '403'
}

function roleOfAdmin(admin: Admin, permission: string | undefined): AccessRole {
  if (admin.is_super) return 'SA'
  return permission && admin.permissions.has(permission) ? 'AP' : 'AN'
}

// Each permission of a provider user is a role of its own in the table: holding several gives what any of them gives.
const roleOfPermission: Readonly<Partial<Record<string, AccessRole>>> = {
  show_orders: 'S1',
  manage_orders: 'S2',
  edit_orders: 'S3',
  delete_orders: 'S4',
  add_users: 'S5',
}

function rolesOf(user: User): AccessRole[] {
  if (user.status === 'blocked' || user.provider?.status === 'blocked') return ['BL']
  if (user.status === 'not_activated') return ['NA']
  if (user.role === 'client') return [user.client_type === 'company' ? 'CC' : 'CI']
  if (user.provider?.status !== 'approved') return ['PP']
  if (user.role === 'provider') return ['PO']
  return ['S0', ...user.permissions.flatMap((permission) => roleOfPermission[permission] ?? [])]
}

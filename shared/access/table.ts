import { typedKeys } from '../utils/typed-entries.ts'
import table from './table.json' with { type: 'json' }

type Table = typeof table
type DeclaredAction = keyof Table

/** Every action that access is decided for, without the planned ones: no route can name those. The cells are in the order of `accessRoles`. */
export type AccessAction = { [N in DeclaredAction]: Table[N] extends { planned: boolean } ? never : N }[DeclaredAction]
export type AdminAccessAction = Extract<AccessAction, `adm.${string}`>
export type PublicAccessAction = Extract<AccessAction, `pub.${string}`>

/** The actions of users of the site. */
export type UserAccessAction = Exclude<AccessAction, AdminAccessAction | PublicAccessAction>

export const isAdminAction = (action: AccessAction): action is AdminAccessAction => action.startsWith('adm.')

/** The columns of the table: guest, not activated, blocked, client individual / company / another, provider owner / under review / another, provider users, of whom DL delivers, admin without / with the permission, super admin; colleagues of a company client: without permissions, who see all orders, who order, who pay. */
export const accessRoles = [
  'G',
  'NA',
  'BL',
  'CI',
  'CC',
  'CX',
  'PO',
  'PP',
  'PX',
  'S0',
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
  'S6',
  'DL',
  'AN',
  'AP',
  'SA',
  'K0',
  'KV',
  'KO',
  'KP',
] as const
export type AccessRole = (typeof accessRoles)[number]

/** y: allowed · own: only own records · 401: log in first · 403: never · act: activate first · blk: blocked · 404: as if it did not exist. */
const expectations = ['y', 'own', '401', '403', 'act', 'blk', '404'] as const
export type ExpectedAccess = (typeof expectations)[number]

const declaredActions = typedKeys(table)
const isPlanned = (action: DeclaredAction): boolean => 'planned' in table[action]

export const accessActions = declaredActions.filter((action): action is AccessAction => !isPlanned(action))
/** The actions that no route serves yet: specification, section 10. */
export const plannedActions = declaredActions.filter(isPlanned)

/** The cell of one action and one role. Throws if the table has no such cell. */
export function expectedAccess(action: DeclaredAction, role: AccessRole): ExpectedAccess {
  const cell = table[action].cells.split(' ')[accessRoles.indexOf(role)]
  const expected = expectations.find((value) => value === cell)
  if (!expected) throw new Error(`expectedAccess: no cell for ${action}, ${role}`)
  return expected
}

/** The condition of an action, as written in the table; null without one. */
export const noteOf = (action: AccessAction): string | null => table[action].note

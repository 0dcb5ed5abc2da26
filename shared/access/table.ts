import { type AccessRole, accessRoles } from './roles.ts'
import { accessTable } from './table.data.ts'

export type AccessAction = keyof typeof accessTable

/** What a cell of the access table answers, and the HTTP status and key that a refused request gets. */
export const expectations = {
  y: null,
  own: null, // on what is the principal's own; on another's, 404
  '401': { status: 401, key: 'unauthenticated' },
  '403': { status: 403, key: 'forbidden' },
  act: { status: 403, key: 'needActive' },
  blk: { status: 403, key: 'blocked' },
  '404': { status: 404, key: 'not_found' },
} as const
export type Expectation = keyof typeof expectations

const isExpectation = (word: string): word is Expectation => Object.hasOwn(expectations, word)
const isAction = (word: string): word is AccessAction => Object.hasOwn(accessTable, word)
const isRole = (word: string): word is AccessRole => Object.hasOwn(accessRoles, word)

/** Every action of the table, in its order. */
export const accessActions: readonly AccessAction[] = Object.keys(accessTable).filter(isAction)

/** Every role, in the order of a row's cells. */
export const accessRoleNames: readonly AccessRole[] = Object.keys(accessRoles).filter(isRole)

/** What the table says of one role and one action. Source: the access table. */
export function expectationOf(action: AccessAction, role: AccessRole): Expectation {
  const cell = accessTable[action].cells.split(' ')[accessRoleNames.indexOf(role)] ?? ''
  if (!isExpectation(cell)) throw new Error(`expectationOf: ${action} has no cell for ${role}`)
  return cell
}

/** Whether the table lets the role do this at all, be it only on its own. */
export const isAllowed = (action: AccessAction, role: AccessRole): boolean => expectations[expectationOf(action, role)] === null

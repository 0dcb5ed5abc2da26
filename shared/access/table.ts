import table from './table.json' with { type: 'json' }

/** Every act of the product that access is decided for. The cells are in the order of `accessRoles`. */
export type AccessAction = keyof typeof table

/** Guest, not activated, blocked, client individual / company / another, provider owner / under review / another, provider users, delegate, admin without / with the permission, super admin. */
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
  'DL',
  'AN',
  'AP',
  'SA',
] as const
export type AccessRole = (typeof accessRoles)[number]

/** y: may · own: only what is theirs · 401 log in · 403 never · act: activate first · blk: blocked · 404: as if it were not there. */
const expectations = ['y', 'own', '401', '403', 'act', 'blk', '404'] as const
export type Expectation = (typeof expectations)[number]

export const accessActions = Object.keys(table).filter((name): name is AccessAction => name in table)

/** What the access table says of one act for one role. Throws where the table has no such cell. */
export function expectationOf(action: AccessAction, role: AccessRole): Expectation {
  const cell = table[action].cells.split(' ')[accessRoles.indexOf(role)]
  const known = expectations.find((one) => one === cell)
  if (!known) throw new Error(`expectationOf: no cell for ${action}, ${role}`)
  return known
}

/** The condition the table adds to an act, in its own words; null where there is none. */
export const noteOf = (action: AccessAction): string | null => table[action].note

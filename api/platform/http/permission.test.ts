import { type AccessRole, accessActions, expectedAccess } from '@wasl/shared/access/table.ts'
import { expect, test } from 'vitest'
import type { Admin, Principal, User } from '../context.ts'
import { RequestError } from './errors.ts'
import { assertPermitted } from './permission.ts'

const user = (change: Partial<User>): User => ({
  kind: 'user',
  id: 'u',
  session_id: 's',
  name: 'Someone',
  role: 'client',
  status: 'active',
  client_type: null,
  city_id: null,
  provider: null,
  company: null,
  permissions: [],
  ...change,
})
const approvedProvider = { id: 'p', status: 'approved' } as const
const sub = (...permissions: string[]) => user({ role: 'provider_user', provider: approvedProvider, permissions })
const admin = (change: Partial<Admin>): Admin => ({
  kind: 'admin',
  id: 'a',
  session_id: 's',
  name: 'Admin',
  is_super: false,
  permissions: new Set(),
  ...change,
})

const people: Partial<Record<AccessRole, Principal>> = {
  G: { kind: 'guest' },
  NA: user({ status: 'not_activated', client_type: 'individual' }),
  BL: user({ status: 'blocked', client_type: 'individual' }),
  CI: user({ client_type: 'individual' }),
  CC: user({ client_type: 'company' }),
  PO: user({ role: 'provider', provider: approvedProvider }),
  PP: user({ role: 'provider', provider: { id: 'p', status: 'pending_review' } }),
  S0: sub(),
  S1: sub('show_orders'),
  S2: sub('manage_orders'),
  S3: sub('edit_orders'),
  S4: sub('delete_orders'),
  S5: sub('add_users'),
  S6: sub('manage_store'),
  DL: sub('deliver_orders'),
  AN: admin({}),
  AP: admin({ permissions: new Set(['the.permission']) }),
  SA: admin({ is_super: true }),
}
const keyOf = { '401': 'unauthenticated', blk: 'blocked', act: 'needActive', '403': 'forbidden', '404': 'not_found' } as const

test.each(Object.entries(people))('%s may do what its column of the access table allows, for every action', (role, principal) => {
  for (const action of accessActions) {
    const cell = expectedAccess(action, asRole(role))
    const allowed = cell === 'y' || cell === 'own'
    // The permissions of a provider user add to those of one without any.
    const base = principal.kind === 'user' && principal.role === 'provider_user' ? expectedAccess(action, 'S0') : cell
    expect([action, verdict(() => assertPermitted({ action, permission: 'the.permission' }, principal))]).toEqual([
      action,
      allowed || base === 'y' || base === 'own' ? 'yes' : keyOf[base === cell ? (cell as keyof typeof keyOf) : '403'],
    ])
  }
})

test('a user of a blocked provider is blocked', () => {
  const principal = user({ role: 'provider', provider: { id: 'p', status: 'blocked' } })
  expect(verdict(() => assertPermitted({ action: 'me.read' }, principal))).toBe('blocked')
})

function verdict(check: () => void): string {
  try {
    check()
    return 'yes'
  } catch (error) {
    return error instanceof RequestError ? error.key : String(error)
  }
}

// Safe: the keys of `people` are roles.
const asRole = (name: string) => name as AccessRole

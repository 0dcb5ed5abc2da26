import { type AccessRole, accessActions, expectationOf } from '@wasl/shared/access/table.ts'
import { expect, test } from 'vitest'
import type { Admin, Principal, User } from '../../context.ts'
import { Refusal } from './errors.ts'
import { permit } from './permission.ts'

const user = (more: Partial<User>): User => ({
  kind: 'user',
  id: 'u',
  session_id: 's',
  name: 'Someone',
  role: 'client',
  status: 'active',
  client_type: null,
  city_id: null,
  provider: null,
  permissions: [],
  ...more,
})
const tenant = { id: 'p', status: 'approved' } as const
const sub = (...permissions: string[]) => user({ role: 'provider_user', provider: tenant, permissions })
const admin = (more: Partial<Admin>): Admin => ({
  kind: 'admin',
  id: 'a',
  session_id: 's',
  name: 'Admin',
  is_super: false,
  permissions: new Set(),
  ...more,
})

const people: Partial<Record<AccessRole, Principal>> = {
  G: { kind: 'guest' },
  NA: user({ status: 'not_activated', client_type: 'individual' }),
  BL: user({ status: 'blocked', client_type: 'individual' }),
  CI: user({ client_type: 'individual' }),
  CC: user({ client_type: 'company' }),
  PO: user({ role: 'provider', provider: tenant }),
  PP: user({ role: 'provider', provider: { id: 'p', status: 'pending_review' } }),
  S0: sub(),
  S1: sub('show_orders'),
  S2: sub('manage_orders'),
  S3: sub('edit_orders'),
  S4: sub('delete_orders'),
  S5: sub('add_users'),
  AN: admin({}),
  AP: admin({ permissions: new Set(['the.permission']) }),
  SA: admin({ is_super: true }),
}
const keyOf = { '401': 'unauthenticated', blk: 'blocked', act: 'needActive', '403': 'forbidden', '404': 'not_found' } as const

test.each(Object.entries(people))('%s may do what its column of the access table says, for every act', (role, who) => {
  for (const action of accessActions) {
    const cell = expectationOf(action, asRole(role))
    const allowed = cell === 'y' || cell === 'own'
    // A permission of a provider user adds to what one without any may do.
    const base = who.kind === 'user' && who.role === 'provider_user' ? expectationOf(action, 'S0') : cell
    expect([action, verdict(() => permit({ action, permission: 'the.permission' }, who))]).toEqual([
      action,
      allowed || base === 'y' || base === 'own' ? 'yes' : keyOf[base === cell ? (cell as keyof typeof keyOf) : '403'],
    ])
  }
})

test('a provider whose tenant is blocked is blocked', () => {
  const who = user({ role: 'provider', provider: { id: 'p', status: 'blocked' } })
  expect(verdict(() => permit({ action: 'me.read' }, who))).toBe('blocked')
})

function verdict(act: () => void): string {
  try {
    act()
    return 'yes'
  } catch (error) {
    return error instanceof Refusal ? error.key : String(error)
  }
}

// Safe: the keys of `people` are roles.
const asRole = (name: string) => name as AccessRole

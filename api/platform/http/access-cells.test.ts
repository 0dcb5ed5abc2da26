import { type AccessAction, type AccessRole, accessRoles, expectationOf } from '@wasl/shared/access/table.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminToken, newClient, sessionOf } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { providers } from '../db/tables/people.ts'
import type { Registered } from './types.ts'

const house = await testApp()
const { call, db, app } = house

/** Every route that the access table gives to the administration: an act `adm.…`, under /api/admin. */
type AdminRoute = Registered & { action: AccessAction }
const isOurs = (route: Registered): route is AdminRoute =>
  route.url.startsWith('/api/admin/') && route.action?.startsWith('adm.') === true && route.method !== 'HEAD' && route.method !== 'OPTIONS'
// Logging out comes last: it ends the very session that asks.
const isLogOut = ({ url }: Registered) => url.endsWith('/logout')
const ours = app.registered.filter(isOurs)
const routes = [...ours.filter((route) => !isLogOut(route)), ...ours.filter(isLogOut)]
const needed = [...new Set(routes.flatMap(({ permission }) => permission ?? []))]

const nowhere = '00000000-0000-4000-8000-000000000000'
const addressOf = ({ url }: Registered) => url.replace(/:\w+/g, nowhere)

async function tenantOf(status: 'approved' | 'pending_review') {
  const [provider] = await db.insert(providers).values({ name_ar: 'مزوّد', name_en: 'Provider', type: 'company', status }).returning()
  return provider?.id ?? null
}

const approved = await tenantOf('approved')
const sub = async (permissions: string[]) =>
  sessionOf(house, await newClient(house, { role: 'provider_user', client_type: null, provider_id: approved, permissions }))
const owner = async (provider_id: string | null) =>
  sessionOf(house, await newClient(house, { role: 'provider', client_type: null, provider_id }))

// Nobody registers as a delegate or makes one yet, and nothing else knows the role: the account is a client's with that word in its row.
async function delegate() {
  const account = await newClient(house, { client_type: null })
  await db.execute(sql`update users set role = 'delegate' where id = ${account.id}`)
  return sessionOf(house, account)
}

const tokens: Partial<Record<AccessRole, string>> = {
  NA: await sessionOf(house, await newClient(house, { status: 'not_activated' })),
  BL: await sessionOf(house, await newClient(house, { status: 'blocked' })),
  CI: await sessionOf(house, await newClient(house)),
  CC: await sessionOf(house, await newClient(house, { client_type: 'company' })),
  CX: await sessionOf(house, await newClient(house)),
  PO: await owner(approved),
  PX: await owner(await tenantOf('approved')),
  PP: await owner(await tenantOf('pending_review')),
  S0: await sub([]),
  S1: await sub(['show_orders']),
  S2: await sub(['manage_orders']),
  S3: await sub(['edit_orders']),
  S4: await sub(['delete_orders']),
  S5: await sub(['add_users']),
  DL: await delegate(),
  AN: await adminToken(house, []),
  AP: await adminToken(house, needed),
  SA: await adminToken(house, 'all'),
}

const refusals = { '401': [401, 'unauthenticated'], '403': [403, 'forbidden'], blk: [403, 'blocked'], act: [403, 'needActive'] } as const

// Those outside the administration are turned away before any permission is looked at: one route of each act and method tells.
const kinds = [...Map.groupBy(routes, ({ action, method }) => `${action} ${method}`).values()].flatMap(([first]) => first ?? [])
const inside: readonly AccessRole[] = ['AN', 'AP', 'SA']
const cells = accessRoles.flatMap((role) => (inside.includes(role) ? routes : kinds).map((route) => ({ role, route })))

test.each(accessRoles)('%s reaches of the administration what its column says, route by route', { timeout: 120_000 }, async (role) => {
  const wrong: unknown[] = []
  for (const { route } of cells.filter((cell) => cell.role === role)) {
    const expected = expectationOf(route.action, role)
    const answer = await ask(route, tokens[role])
    const refused = expected in refusals ? refusals[asRefusal(expected)] : undefined
    const got = [answer.status, answer.body.key]
    const isRight = refused
      ? got.join() === refused.join()
      : !['unauthenticated', 'blocked', 'needActive'].includes(String(got[1])) && !isForbidden(answer)
    if (!isRight) wrong.push([route.method, route.url, route.action, expected, got])
  }
  expect(wrong).toEqual([])
})

test(`${cells.length} cells over ${routes.length} routes of the administration are what was asked`, () => {
  expect(routes.length).toBeGreaterThan(100)
  expect(kinds.length).toBeGreaterThan(40)
})

test('a permission opens its own route and no other', { timeout: 120_000 }, async () => {
  const wrong: unknown[] = []
  for (const permission of needed.filter((_, at) => at % 5 === 0)) {
    const token = await adminToken(house, [permission])
    const others = routes.filter((route) => route.permission && route.permission !== permission)
    const [other] = others.filter((_, at) => at % 37 === needed.indexOf(permission) % 37)
    if (other && !isForbidden(await ask(other, token))) wrong.push([permission, other.method, other.url])
  }
  expect(wrong).toEqual([])
})

// An id that no row has and a body that says nothing: whoever may do it comes as far as being told so.
const ask = (route: Registered, token: string | undefined) =>
  call(asMethod(route.method), addressOf(route), { ...(token && { token }), ...(route.method !== 'GET' && { body: {} }) })

const isForbidden = ({ status, body }: { status: number; body: { key?: unknown } }) => status === 403 && String(body.key) === 'forbidden'

// Safe: of the registered methods, only those that the table test's filter lets through.
const asMethod = (method: string) => method as 'GET' | 'POST' | 'PATCH' | 'DELETE'
// Safe: asked of words that are keys of `refusals` alone.
const asRefusal = (cell: string) => cell as keyof typeof refusals

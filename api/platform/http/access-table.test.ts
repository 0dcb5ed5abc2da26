import { type AccessAction, type AccessRole, accessActions, accessRoles, expectedAccess, isAdminAction } from '@wasl/shared/access/table.ts'
import { asArray, transitionNames, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { expect, test } from 'vitest'
import { providers } from '../../identity/tables/people.ts'
import { isFullRun } from '../../testing/full-run.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import type { RegisteredRoute } from './fastify-types.ts'

const app = await testApp()
const { call, db, server } = app

/** The routes of the administration in the access table: an action `adm.…`, under /api/admin. */
type AdminRoute = RegisteredRoute & { action: AccessAction }
const isAdminRoute = (route: RegisteredRoute): route is AdminRoute =>
  route.url.startsWith('/api/admin/') && route.action?.startsWith('adm.') === true && route.method !== 'HEAD' && route.method !== 'OPTIONS'
// Logout comes last, because it ends the session that the test uses.
const isLogOut = ({ url }: RegisteredRoute) => url.endsWith('/logout')
const adminRoutes = server.registered.filter(isAdminRoute)
const routes = [...adminRoutes.filter((route) => !isLogOut(route)), ...adminRoutes.filter(isLogOut)]
const permissions = [...new Set(routes.flatMap(({ permission }) => permission ?? []))]

const unknownId = '00000000-0000-4000-8000-000000000000'
const addressOf = ({ url }: RegisteredRoute) => url.replace(/:\w+/g, unknownId)

async function createProvider(status: 'approved' | 'pending_review') {
  const [provider] = await db.insert(providers).values({ name_ar: 'مزوّد', name_en: 'Provider', type: 'company', status }).returning()
  return provider?.id ?? null
}

const approved = await createProvider('approved')
const sub = async (permissions: string[]) =>
  sessionToken(app, await newClient(app, { role: 'provider_user', client_type: null, provider_id: approved, permissions }))
const owner = async (provider_id: string | null) =>
  sessionToken(app, await newClient(app, { role: 'provider', client_type: null, provider_id }))

const company = await newClient(app, { client_type: 'company' })
const colleague = async (...permissions: string[]) =>
  sessionToken(app, await newClient(app, { client_type: null, company_id: company.id, permissions }))

const tokens: Partial<Record<AccessRole, string>> = {
  NA: await sessionToken(app, await newClient(app, { status: 'not_activated' })),
  BL: await sessionToken(app, await newClient(app, { status: 'blocked' })),
  CI: await sessionToken(app, await newClient(app)),
  CC: await sessionToken(app, await newClient(app, { client_type: 'company' })),
  CX: await sessionToken(app, await newClient(app)),
  PO: await owner(approved),
  PX: await owner(await createProvider('approved')),
  PP: await owner(await createProvider('pending_review')),
  S0: await sub([]),
  S1: await sub(['show_orders']),
  S2: await sub(['manage_orders']),
  S3: await sub(['edit_orders']),
  S4: await sub(['delete_orders']),
  S5: await sub(['add_users']),
  S6: await sub(['manage_store']),
  DL: await sub(['deliver_orders']),
  AN: await adminToken(app, []),
  AP: await adminToken(app, permissions),
  SA: await adminToken(app, 'all'),
  K0: await colleague(),
  KV: await colleague('view_all'),
  KO: await colleague('order'),
  KP: await colleague('pay'),
}

const expectedErrors = {
  '401': [401, 'unauthenticated'],
  '403': [403, 'forbidden'],
  blk: [403, 'blocked'],
  act: [403, 'needActive'],
} as const

// Non-admins are rejected before any permission is checked: one route of each action is enough for them, and of each method in `npm run test:all`.
const sampleRoutes = [...Map.groupBy(routes, ({ action, method }) => (isFullRun ? `${action} ${method}` : action)).values()].flatMap(
  ([first]) => first ?? [],
)
// A super admin passes the check of permissions without one, and an administrator with all of them passes it for every route of one permission:
// `npm test` also samples their routes. Without any, every route is closed.
const permittedRoutes = [...Map.groupBy(routes, ({ action, permission, method }) => `${action} ${permission} ${method}`).values()].flatMap(
  ([first]) => first ?? [],
)
const routesOf = (role: AccessRole) => {
  if (role === 'AN' || (isFullRun && (role === 'AP' || role === 'SA'))) return routes
  return role === 'AP' ? permittedRoutes : sampleRoutes
}
const cells = accessRoles.flatMap((role) => routesOf(role).map((route) => ({ role, route })))

/**
 * The routes of the site, and those that everyone may use. Not its logout, which would end the sessions of the tests below, nor those of the gateway that the demo
 * brings, which checks keys of its own and answers as a gateway does.
 */
const allSiteRoutes = server.registered.filter(
  (route): route is AdminRoute =>
    route.url.startsWith('/api/') &&
    !route.url.startsWith('/api/dev/gateway/') &&
    !adminRoutes.some((other) => other === route) &&
    route.action !== undefined &&
    !isLogOut(route) &&
    !/^(HEAD|OPTIONS)$/.test(route.method),
)

// One check decides by the declared actions, before the handler: `npm test` sends one request for each set of actions.
const siteRoutes = isFullRun
  ? allSiteRoutes
  : [...Map.groupBy(allSiteRoutes, ({ action, or }) => [action, ...or].join(' ')).values()].flatMap(
      // Not the description of the whole API, five megabytes; another route of its group decides the same.
      (group) => group.findLast(({ url }) => url !== '/api/openapi.json') ?? group,
    )

test('no route of the site opens to an action of the administration', () => {
  const opened = allSiteRoutes
    .filter(({ url }) => !url.startsWith('/api/admin/'))
    .filter(({ action, or }) => [action, ...or].some(isAdminAction))
  expect(opened.map(({ method, url }) => `${method} ${url}`)).toEqual([])
})

test.each(accessRoles)('%s can use exactly the routes of the site that its column allows', { timeout: 120_000 }, async (role) => {
  const mismatches: unknown[] = []
  for (const route of siteRoutes) {
    const verdicts = [route.action, ...route.or].map((action) => expectedAccess(action, role))
    const expected = verdicts.find((cell) => cell === 'y' || cell === 'own') ?? verdicts[0] ?? '403'
    const { status, body } = await send(route, tokens[role])
    const received = [status, body.key]
    const error = expected in expectedErrors ? expectedErrors[asErrorKey(expected)] : undefined
    const matches = error ? received.join() === error.join() : !['unauthenticated', 'blocked', 'needActive'].includes(String(body.key))
    if (!matches) mismatches.push([route.method, route.url, route.action, expected, ...received].join(' '))
  }
  expect(mismatches).toEqual([])
})

test.each(accessRoles)('%s can use exactly the routes of the administration that its column allows', { timeout: 120_000 }, async (role) => {
  const mismatches: unknown[] = []
  for (const { route } of cells.filter((cell) => cell.role === role)) {
    const expected = expectedAccess(route.action, role)
    const response = await send(route, tokens[role])
    const error = expected in expectedErrors ? expectedErrors[asErrorKey(expected)] : undefined
    const received = [response.status, response.body.key]
    const matches = error
      ? received.join() === error.join()
      : !['unauthenticated', 'blocked', 'needActive'].includes(String(received[1])) && !isForbidden(response)
    if (!matches) mismatches.push([route.method, route.url, route.action, expected, received])
  }
  expect(mismatches).toEqual([])
})

test(`${cells.length} cells over ${routes.length} routes of the administration are covered`, () => {
  expect(routes.length).toBeGreaterThan(100)
  expect(sampleRoutes.length).toBeGreaterThan(40)
})

test('every action that is not planned is used by a route or a transition, or checked in code', () => {
  const transitions = transitionNames(orderLifecycle).map((name) => transitionOf(orderLifecycle, name))
  const named = transitions.flatMap(({ access = [] }) => asArray(access))
  const served = new Set([...server.registered.flatMap(({ action, or }) => [action, ...or]), ...named])
  const checkedInCode = ['upload.read', 'rt.join', 'adm.super.write']
  const allowedToNobody = ['adm.audit.write']
  expect(accessActions.filter((action) => !served.has(action)).sort()).toEqual([...checkedInCode, ...allowedToNobody].sort())
})

test('a permission allows its own routes only', { timeout: 120_000 }, async () => {
  const mismatches: unknown[] = []
  for (const permission of permissions.filter((_, index) => index % 5 === 0)) {
    const token = await adminToken(app, [permission])
    const others = routes.filter((route) => route.permission && route.permission !== permission)
    const [other] = others.filter((_, index) => index % 37 === permissions.indexOf(permission) % 37)
    if (other && !isForbidden(await send(other, token))) mismatches.push([permission, other.method, other.url])
  }
  expect(mismatches).toEqual([])
})

// An unknown id and an empty body: an allowed request fails only after the permission check.
const send = (route: RegisteredRoute, token: string | undefined) =>
  call(asMethod(route.method), addressOf(route), { ...(token && { token }), ...(route.method !== 'GET' && { body: {} }) })

const isForbidden = ({ status, body }: { status: number; body: { key?: unknown } }) => status === 403 && String(body.key) === 'forbidden'

// Safe: of the registered methods, only those that the table test's filter lets through.
const asMethod = (method: string) => method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
// Safe: only called with keys of `expectedErrors`.
const asErrorKey = (cell: string) => cell as keyof typeof expectedErrors

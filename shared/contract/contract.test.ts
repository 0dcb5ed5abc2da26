import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as accountSecurity from './account-security.ts'
import * as accounts from './accounts.ts'
import * as adminAccount from './admin-account.ts'
import * as adminNotifications from './admin-notifications.ts'
import * as bulkRuns from './bulk-run.ts'
import * as company from './business-fields.ts'
import * as catalog from './catalog.ts'
import * as common from './common.ts'
import * as dashboard from './dashboard.ts'
import * as enums from './enums.ts'
import * as finances from './finances.ts'
import * as imports from './import.ts'
import * as invoices from './invoices.ts'
import * as live from './live.ts'
import * as notifications from './notifications.ts'
import * as offers from './offers.ts'
import * as orderForms from './order-form.ts'
import * as orderTimeline from './order-timeline.ts'
import * as orders from './orders.ts'
import * as personalData from './personal-data.ts'
import * as preferences from './preferences.ts'
import { registerForm } from './register.ts'
import * as reports from './reports.ts'
import * as savedViews from './saved-views.ts'
import * as search from './search.ts'
import * as transfers from './transfers.ts'
import { updateProfileForm } from './update-profile.ts'
import * as uploads from './uploads.ts'
import * as userHome from './user-home.ts'

const modules = {
  ...{
    ...accounts,
    ...adminAccount,
    ...adminNotifications,
    ...bulkRuns,
    ...catalog,
    ...common,
    ...company,
    ...dashboard,
    ...enums,
    ...finances,
    ...imports,
    ...invoices,
  },
  ...{
    ...live,
    ...notifications,
    ...offers,
    ...orderForms,
    ...orders,
    ...orderTimeline,
    ...personalData,
    ...preferences,
    ...reports,
    ...savedViews,
    ...accountSecurity,
    ...search,
    ...transfers,
    ...uploads,
    ...userHome,
  },
  // Schemas that depend on settings.
  ...{ registerForm: registerForm(), updateProfileForm: updateProfileForm(), changePasswordForm: accountSecurity.changePasswordForm(8) },
}
const schemas = Object.entries(modules).flatMap(([name, value]): [string, z.ZodType][] =>
  value instanceof z.ZodType ? [[name, value]] : [],
)
const isRequest = (name: string) =>
  /(Form|Query|Params|Body)$/.test(name) || ['importColumns', 'importMode', 'uploadPurpose', 'watchedResources'].includes(name)

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : isNode(value) ? Object.values(value) : []).filter(isNode)

/** Every part of a schema with its path. */
function partsOf(node: Node, path: string): { path: string; node: Node }[] {
  const properties = isNode(node.properties) ? Object.entries(node.properties) : []
  return [
    { path, node },
    ...properties.flatMap(([name, part]) => (isNode(part) ? partsOf(part, `${path}.${name}`) : [])),
    ...[node.items, node.additionalProperties].filter(isNode).flatMap((part) => partsOf(part, path)),
    ...[node.anyOf, node.allOf, node.oneOf].flatMap((parts) => nodesIn(parts).flatMap((part) => partsOf(part, path))),
  ]
}
const parts = (ofRequests: boolean) =>
  schemas
    .filter(([name]) => isRequest(name) === ofRequests)
    .flatMap(([name, schema]) =>
      partsOf(z.toJSONSchema(schema, { io: ofRequests ? 'input' : 'output', unrepresentable: 'any', reused: 'inline' }), name),
    )

const isOpenText = ({ type, ...node }: Node) =>
  type === 'string' && !('enum' in node || 'const' in node || ['uuid', 'date', 'date-time'].includes(String(node.format)))
const lastName = (path: string): string => path.split('.').at(-1) ?? ''
const hasLimit = (limit: unknown) => typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER

describe('requests', () => {
  const unlimited: Readonly<Record<string, (node: Node) => boolean>> = {
    text: (node) => isOpenText(node) && !hasLimit(node.maxLength),
    list: ({ type, maxItems }) => type === 'array' && !hasLimit(maxItems),
    number: ({ type, minimum, maximum }) => ['number', 'integer'].includes(String(type)) && !(hasLimit(minimum) && hasLimit(maximum)),
    record: ({ type, additionalProperties }) => type === 'object' && isNode(additionalProperties),
    value: (node) => !('type' in node || 'enum' in node || 'const' in node || 'anyOf' in node || 'allOf' in node || 'oneOf' in node),
  }
  test.each(Object.entries(unlimited))('every %s has a limit', (_, isUnlimited) => {
    expect(parts(true).flatMap(({ path, node }) => (isUnlimited(node) ? [path] : []))).toEqual([])
  })

  test('ids are UUIDs', () => {
    const ids = parts(true).filter(({ path, node }) => /(^|[._])ids?$/.test(path) && node.type === 'string' && node.format !== 'uuid')
    // The id of a device is chosen by the device.
    expect(ids.map(({ path }) => path)).toEqual(['loginForm.device_id', 'adminLoginForm.device_id'])
  })

  test('amounts have the registry’s limit', () => {
    const amounts = parts(true).filter(({ path, node }) => /(price|budget|discount|amount)$/.test(path) && node.type === 'integer')
    expect(amounts).toHaveLength(11)
    for (const { node } of amounts) expect(node.maximum).toBe(1_000_000_000)
  })
})

/** Names of closed sets. */
const closed =
  /^(.*_)?(status|state|type|kind|role|actor|transition|channel|method|tone|turn|reader|side|tab|mode|step|realm|sign|purpose|permissions|resource|icon|art|topic|network)$/
/** Open sets: declared in the package `resources`, which depends on this one. */
const openNames = ['resource', 'icon', 'art', 'topic', 'network']
const openPaths = ['adminProfile.permissions', 'adminLoggedIn.admin.permissions']

describe('responses', () => {
  test('statuses, transitions, actors and the like are closed sets', () => {
    const open = parts(false).flatMap(({ path, node }) => (closed.test(lastName(path)) && isOpenText(node) ? [path] : []))
    expect(open.filter((path) => !openNames.includes(lastName(path)))).toEqual(openPaths)
  })

  test('actions are named by transitions', () => {
    expect(z.toJSONSchema(offers.actionView.shape.name)).toMatchObject({ enum: expect.arrayContaining(['accept_offer']) })
  })

  test('instants are ISO date-times', () => {
    const instants = parts(false).filter(({ path, node }) => /_at$|\.(at|now|since)$/.test(path) && isOpenText(node))
    expect(instants.map(({ path }) => path)).toEqual([])
  })

  test('stored texts and amounts beyond today’s limits are still sent', () => {
    expect(orders.orderCard.shape.final_amount.safeParse(5_000_000_000).success).toBe(true)
    expect(orderTimeline.timelineEntry.shape.reason.safeParse('x'.repeat(100_000)).success).toBe(true)
  })
})

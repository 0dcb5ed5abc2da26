import { expectedAccess } from '@wasl/shared/access/table.ts'
import { adminNotifications } from '@wasl/shared/notifications/admin-notifications.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'

/**
 * What is wrong with a declaration by the access table, the texts of notifications and the languages of its labels, with the name of the
 * resource first. The registry checks the rest, also in browsers, which need none of these.
 */
export const declarationProblems = (declaration: AnyResource): string[] =>
  [...accessProblems(declaration), ...notificationProblems(declaration), ...labelProblems(declaration)].map(
    (problem) => `${declaration.name}: ${problem}`,
  )

function accessProblems({ access: { action }, actions = {} }: AnyResource): string[] {
  const rows = [
    ...(typeof action === 'string' ? [action] : [action.read, action.write]),
    ...Object.values(actions).flatMap(({ access }) => access ?? []),
  ]
  return rows.filter((row) => expectedAccess(row, 'SA') !== 'y').map((row) => `nobody has ${row} of the access table`)
}

function notificationProblems({ pending, fields }: AnyResource): string[] {
  return [pending?.notification, pending?.overdue?.notification].flatMap((type) => {
    const { en } = type ? adminNotifications[type].body : { en: '' }
    const missing = [...en.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (fields[name] ? [] : [name]))
    return missing.map((name) => `the notification ${type} has {${name}}, which is no field`)
  })
}

const arabic = /\p{Script=Arabic}/u

const labelProblems = (declaration: AnyResource): string[] =>
  labelsIn(declaration).flatMap(({ en, ar }) => [
    ...(arabic.test(en) ? [`the English of a label is Arabic: ${en}`] : []),
    ...(arabic.test(ar) ? [] : [`the Arabic of a label is none: ${ar}`]),
  ])

const isLabel = (value: object): value is Localized => 'en' in value && 'ar' in value && typeof value.en === 'string'

/** All { en, ar } labels in a declaration. */
function labelsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return []
  return isLabel(value) ? [value] : Object.values(value).flatMap(labelsIn)
}

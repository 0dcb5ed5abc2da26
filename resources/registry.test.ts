import { expectedAccess } from '@wasl/shared/access/table.ts'
import { adminNotifications } from '@wasl/shared/notifications/admin-notifications.ts'
import type { AnyField, Fields, ListField } from '@wasl/shared/registry/fields.ts'
import { type AnyResource, groups } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { describe, expect, test } from 'vitest'
import { type ActionEffectName, type DerivedStatusNames, type DocumentRendererName, resources } from './index.ts'

const all: readonly (readonly [string, AnyResource])[] = Object.entries(resources)
const arabic = /\p{Script=Arabic}/u
const entryFields = (field: AnyField): readonly [string, Fields[string]][] => (isList(field) ? Object.entries(field.fields) : [])
const targetOf = (field: AnyField | undefined) => (field && 'to' in field ? field.to : undefined)
const isList = (field: AnyField): field is ListField => field.kind === 'list'
const allFields = (resource: AnyResource) => Object.entries(resource.fields).flatMap((entry) => [entry, ...entryFields(entry[1])])

function allowsValues(fields: Fields, { field, is }: NonNullable<AnyField['visibleWhen']>) {
  const other = fields[field]
  const values: (string | boolean)[] =
    other?.kind === 'choice' ? Object.keys(other.options) : other?.kind === 'boolean' ? [true, false] : []
  return is.every((value) => values.includes(value))
}

const isLabel = (value: object): value is Localized => 'en' in value && 'ar' in value && typeof value.en === 'string'

/** All { en, ar } labels in a declaration. */
function labelsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return []
  return isLabel(value) ? [value] : Object.values(value).flatMap(labelsIn)
}

test('resources are registered under their kebab-case names', () => {
  for (const [key, { name }] of all) {
    expect(name).toBe(key)
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

describe.each(all)('%s', (_, resource) => {
  test('has labels in English and Arabic', () => {
    const labels = labelsIn(resource)
    expect(labels.length).toBeGreaterThan(Object.keys(resource.fields).length)
    for (const { en, ar } of labels) {
      expect(en).not.toMatch(arabic)
      expect(ar).toMatch(arabic)
    }
  })
  test('has a menu group and an icon', () => {
    expect(Object.keys(groups)).toContain(resource.group)
    expect(resource.icon).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
  test('names its fields in snake_case', () => {
    for (const [name] of allFields(resource)) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
  })
  test('searches related rows only by relations it has, and never in public', () => {
    for (const declared of resource.searchRelated ?? []) {
      const [other = '', field] = declared.split('.')
      const relation = field === undefined ? resource.fields[other] : all.find(([name]) => name === other)?.[1].fields[field]
      expect(relation?.kind, declared).toBe('belongsTo')
      if (field !== undefined) expect(targetOf(relation)).toBe(resource.name)
      expect(resource.access.public).toBeUndefined()
    }
  })
  test('shows its title in the list', () => expect(resource.list).toContain(resource.title))
  test('hides or requires a field only by a value that the other field can have', () => {
    const scopes = [
      resource.fields,
      ...Object.values(resource.fields)
        .filter(isList)
        .map((field) => field.fields),
    ]
    const invalid = scopes.flatMap((fields) =>
      Object.entries(fields).filter(([, { visibleWhen, requiredWhenVisible }]) =>
        [visibleWhen, requiredWhenVisible?.when].some((when) => when && !allowsValues(fields, when)),
      ),
    )
    expect(invalid).toEqual([])
  })
  test('makes fields that can be hidden optional', () =>
    expect(allFields(resource).filter(([, field]) => field.visibleWhen && !field.optional)).toEqual([]))
  test('searches its title, unless the title is a choice', () =>
    expect([resource.fields[resource.title]?.kind === 'choice', (resource.search ?? [resource.title]).includes(resource.title)]).toContain(
      true,
    ))
  test('shows a derived column only if one is declared', () =>
    expect([...resource.list, ...(resource.filters ?? [])].includes('derived')).toBe(resource.derived !== undefined))
  test('is pending by statuses that exist, with a date-time deadline or start', () => {
    const { statusField = '', turns = {}, deadlineField, waitingSinceField, overdue } = resource.pending ?? {}
    const status = resource.fields[statusField]
    const statuses = status?.kind === 'choice' ? Object.keys(status.options) : []
    if (resource.pending) expect(statuses).toEqual(expect.arrayContaining(Object.keys(turns)))
    for (const field of [deadlineField, waitingSinceField]) if (field) expect(resource.fields[field]?.kind).toBe('dateTime')
    if (overdue) expect(overdue.after ?? deadlineField).toBeDefined()
  })
  test('takes reason options only from a registered resource, filtered by values that exist', () => {
    const declared: Readonly<Record<string, AnyResource>> = resources
    for (const { reason, reasonOptions } of Object.values(resource.actions ?? {})) {
      if (!reasonOptions) continue
      expect(reason).toBeDefined()
      for (const [field, is] of Object.entries(reasonOptions.where))
        expect(allowsValues(declared[reasonOptions.from]?.fields ?? {}, { field, is })).toBe(true)
    }
  })
  test('notifies of rows with texts whose placeholders are its fields', () => {
    const { notification, overdue } = resource.pending ?? {}
    for (const type of [notification, overdue?.notification]) {
      const { body } = type ? adminNotifications[type] : { body: { en: '' } }
      for (const [, name = ''] of body.en.matchAll(/\{(\w+)\}/g)) expect(Object.keys(resource.fields), `${type}: {${name}}`).toContain(name)
    }
  })
  test('has rows of the access table that somebody has', () => {
    const { action } = resource.access
    for (const one of typeof action === 'string' ? [action] : [action.read, action.write]) expect(expectedAccess(one, 'SA'), one).toBe('y')
    for (const { access } of Object.values(resource.actions ?? {})) if (access) expect(expectedAccess(access, 'SA'), access).toBe('y')
  })
  test('stores the actor of an action as a relation to admins', () => {
    for (const { actorField } of Object.values(resource.actions ?? {}))
      if (actorField) expect(targetOf(resource.fields[actorField])).toBe('admins')
  })
  test('stores the row order in the count field it is sorted by', () => {
    if (!resource.position) return
    expect(resource.fields[resource.position]?.kind).toBe('count')
    expect(resource.sort).toBe(resource.position)
  })
})

test('the declared names are exact, so that a record with a misspelled or missing key does not compile', () => {
  const names: [ActionEffectName, DocumentRendererName, keyof DerivedStatusNames] = ['end_session', 'invoice_pdf', 'coupons']
  const wrong = [
    // @ts-expect-error no action has this effect
    'end_sesion' satisfies ActionEffectName,
    // @ts-expect-error no document has this renderer
    'invoices' satisfies DocumentRendererName,
    // @ts-expect-error this resource declares no derived status
    'cities' satisfies keyof DerivedStatusNames,
  ]
  expect(names.length).toBe(wrong.length)
})

test('the rows that a relation offers are found by a filter of their list, and by a field of the same form', () => {
  for (const [key, resource] of all)
    for (const [name, field] of allFields(resource)) {
      const offered = field.kind === 'belongsTo' ? field.offered : undefined
      if (!offered) continue
      const target = all.find(([other]) => other === targetOf(field))?.[1]
      expect(target?.filters, `${key}.${name}`).toContain(offered.field)
      if ('equals' in offered) expect(Object.keys(resource.fields), `${key}.${name}`).toContain(offered.equals)
    }
})

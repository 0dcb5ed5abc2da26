import type { AnyField, Fields, ListField } from '@wasl/shared/registry/fields.ts'
import { type AnyResource, groups } from '@wasl/shared/registry/resource.ts'
import { describe, expect, test } from 'vitest'
import { resources } from './index.ts'

const all: readonly (readonly [string, AnyResource])[] = Object.entries(resources)
const arabic = /\p{Script=Arabic}/u
const partsOf = (field: AnyField): readonly [string, Fields[string]][] => (isList(field) ? Object.entries(field.fields) : [])
const isList = (field: AnyField): field is ListField => field.kind === 'list'
const everyField = (resource: AnyResource) => Object.entries(resource.fields).flatMap((entry) => [entry, ...partsOf(entry[1])])

const labelled = /^(label|one|many|help|patternHelp|otherwise|confirm|options\..*)$/

/** Every [english, arabic] pair anywhere in a declaration. */
function labelsIn(value: unknown, place = ''): unknown[][] {
  if (Array.isArray(value) && labelled.test(place) && value.every((word) => typeof word === 'string')) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => labelsIn(part, place === 'options' ? `options.${key}` : key))
}

test('stand under their own names, in kebab-case', () => {
  for (const [key, { name }] of all) {
    expect(name).toBe(key)
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

describe.each(all)('%s', (_, resource) => {
  test('speaks English in the first word of a pair and Arabic in the second', () => {
    const labels = labelsIn(resource)
    expect(labels.length).toBeGreaterThan(Object.keys(resource.fields).length)
    for (const [english, second] of labels) {
      expect(english).not.toMatch(arabic)
      expect(second).toMatch(arabic)
    }
  })
  test('has a group of the menu and an icon', () => {
    expect(Object.keys(groups)).toContain(resource.group)
    expect(resource.icon).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
  test('names its fields in snake_case', () => {
    for (const [name] of everyField(resource)) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
  })
  test('is called by a field that is a text', () => expect(['text', 'localized']).toContain(resource.fields[resource.title]?.kind))
  test('relates only to resources that are here', () => {
    for (const [, field] of everyField(resource)) if ('to' in field) expect(Object.keys(resources)).toContain(field.to)
  })
  test('hides a field only by another field that can hold that value', () => {
    const scopes = [
      resource.fields,
      ...Object.values(resource.fields)
        .filter(isList)
        .map((field) => field.fields),
    ]
    for (const fields of scopes)
      for (const { visibleWhen } of Object.values(fields))
        if (visibleWhen) {
          const decider = fields[visibleWhen.field]
          const values = decider?.kind === 'choice' ? Object.keys(decider.options) : decider?.kind === 'boolean' ? [true, false] : []
          expect(values).toEqual(expect.arrayContaining([...visibleWhen.is]))
        }
  })
  test('lets a hidden field be empty', () => {
    for (const [, field] of everyField(resource)) if (field.visibleWhen) expect(field.optional).toBe(true)
  })
  test('searches texts alone', () => {
    for (const name of resource.search ?? [])
      expect(['text', 'longText', 'localized', 'localizedLong', 'email', 'phone']).toContain(resource.fields[name]?.kind)
  })
  test('shows a derived column only where one is declared', () =>
    expect([...resource.list, ...(resource.filters ?? [])].includes('derived')).toBe(resource.derived !== undefined))
  test('is read only where the domain writes it', () => {
    if (resource.table === 'domain') expect(resource.access).toMatchObject({ create: false, edit: false, remove: false })
  })
})

import type { AnyField, Fields, ListField } from '@wasl/shared/registry/fields.ts'
import { type AnyResource, groups } from '@wasl/shared/registry/resource.ts'
import { describe, expect, test } from 'vitest'
import { resources } from './index.ts'

const all: readonly (readonly [string, AnyResource])[] = Object.entries(resources)
const arabic = /\p{Script=Arabic}/u
const partsOf = (field: AnyField): readonly [string, Fields[string]][] => (isList(field) ? Object.entries(field.fields) : [])
const targetOf = (field: AnyField | undefined) => (field && 'to' in field ? field.to : undefined)
const isList = (field: AnyField): field is ListField => field.kind === 'list'
const everyField = (resource: AnyResource) => Object.entries(resource.fields).flatMap((entry) => [entry, ...partsOf(entry[1])])

function mayHold(fields: Fields, { field, is }: NonNullable<AnyField['visibleWhen']>) {
  const decider = fields[field]
  const values: (string | boolean)[] =
    decider?.kind === 'choice' ? Object.keys(decider.options) : decider?.kind === 'boolean' ? [true, false] : []
  return is.every((value) => values.includes(value))
}

const labelled = /^(label|one|many|rows|help|patternHelp|otherwise|unseen|empty|confirm|options\..*)$/

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
  test('is called by a field that is a text or has words', () =>
    expect(['text', 'localized', 'choice']).toContain(resource.fields[resource.title]?.kind))
  test('leads from its list to a row by its name', () => expect(resource.list).toContain(resource.title))
  test('relates only to resources that are here', () =>
    expect(Object.keys(resources)).toEqual(
      expect.arrayContaining(everyField(resource).flatMap(([, field]) => ('to' in field ? [field.to] : []))),
    ))
  test('hides or needs a field only by another field that can hold that value', () => {
    const scopes = [
      resource.fields,
      ...Object.values(resource.fields)
        .filter(isList)
        .map((field) => field.fields),
    ]
    const wrong = scopes.flatMap((fields) =>
      Object.entries(fields).filter(([, { visibleWhen, needed }]) =>
        [visibleWhen, needed?.when].some((when) => when && !mayHold(fields, when)),
      ),
    )
    expect(wrong).toEqual([])
  })
  test('lets a hidden field be empty', () =>
    expect(everyField(resource).filter(([, field]) => field.visibleWhen && !field.optional)).toEqual([]))
  test('finds a row by what it is called, unless that is one of a few words', () =>
    expect([resource.fields[resource.title]?.kind === 'choice', (resource.search ?? [resource.title]).includes(resource.title)]).toContain(
      true,
    ))
  test('searches texts alone', () =>
    expect(['text', 'longText', 'localized', 'localizedLong', 'localizedRich', 'link', 'email', 'phone']).toEqual(
      expect.arrayContaining((resource.search ?? []).map((name) => resource.fields[name]?.kind)),
    ))
  test('shows a derived column only where one is declared', () =>
    expect([...resource.list, ...(resource.filters ?? [])].includes('derived')).toBe(resource.derived !== undefined))
  test('shows as tabs only rows that belong to it', () => {
    for (const place of resource.related ?? []) {
      const [name = '', field = ''] = place.split('.')
      const declared: Readonly<Record<string, AnyResource>> = resources
      expect(declared[name]?.fields[field]).toMatchObject({ kind: 'belongsTo' })
      expect([resource.name, resource.partOf]).toContain(targetOf(declared[name]?.fields[field]))
    }
  })
  test('waits by a status that it can have, until an instant', () => {
    const { by = '', turns = {}, until } = resource.waits ?? {}
    const status = resource.fields[by]
    const words = status?.kind === 'choice' ? Object.keys(status.options) : []
    if (resource.waits) expect(words).toEqual(expect.arrayContaining(Object.keys(turns)))
    if (until) expect(resource.fields[until]?.kind).toBe('dateTime')
  })
  test('takes reasons that are ready to choose from only of a resource that is here, by values that it can hold', () => {
    const declared: Readonly<Record<string, AnyResource>> = resources
    for (const { reason, reasons } of Object.values(resource.actions ?? {})) {
      if (!reasons) continue
      expect(reason).toBeDefined()
      for (const [field, is] of Object.entries(reasons.where))
        expect(mayHold(declared[reasons.from]?.fields ?? {}, { field, is })).toBe(true)
    }
  })
  test('keeps who did an act in a relation to the administrators', () => {
    for (const { by } of Object.values(resource.actions ?? {})) if (by) expect(targetOf(resource.fields[by])).toBe('admins')
  })
  test('keeps places in a count by which it is sorted', () => {
    if (!resource.position) return
    expect(resource.fields[resource.position]?.kind).toBe('count')
    expect(resource.sort).toBe(resource.position)
  })
})

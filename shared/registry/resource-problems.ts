import { actionProblems } from './action-problems.ts'
import { columnNamesOf } from './column-names.ts'
import { documentsOf } from './documents-of.ts'
import { exampleRow } from './example-row.ts'
import { fieldsProblems } from './field-problems.ts'
import type { AnyField } from './fields.ts'
import { notificationProblems } from './notification-problems.ts'
import { ownerTargets } from './owner-targets.ts'
import { referenceProblems } from './reference-problems.ts'
import { type AnyResource, tableNameOf } from './resource.ts'

const maxNameLength = 63

/** What is wrong with the declarations of a registry and no type can check, each with the resource and the field first. */
export const registryProblems = (all: Readonly<Record<string, AnyResource>>): string[] =>
  Object.values(all).flatMap((declaration) =>
    [
      ...fieldsProblems('', declaration.fields).map((problem) => problem.slice(1)),
      ...tableProblems(declaration),
      ...relationProblems(all, declaration),
      ...createProblems(declaration),
      ...publicProblems(declaration),
      ...ownProblems(declaration),
      ...actionProblems(all, declaration),
      ...referenceProblems(all, declaration),
      ...screenProblems(declaration),
      ...notificationProblems(declaration),
      ...computedProblems(declaration),
      ...throwingFunctions(declaration),
    ].map((problem) => `${declaration.name}${/^\w+(\.\w+)*: /.test(problem) ? '.' : ': '}${problem}`),
  )

function tableProblems({ name, fields, table }: AnyResource): string[] {
  if (table === 'domain') return []
  return Object.entries(fields).flatMap(([field, declared]) =>
    columnNamesOf(field, declared)
      .filter((column) => `${tableNameOf(name)}_${column}_unique`.length > maxNameLength)
      .map((column) => `${field}: the names of its indexes (${tableNameOf(name)}_${column}_…) have more than ${maxNameLength} letters`),
  )
}

function relationProblems(all: Readonly<Record<string, AnyResource>>, declaration: AnyResource): string[] {
  const { name, fields, subsetOf, related = [], table } = declaration
  const own = Object.entries(fields).flatMap(([field, declared]) => {
    if (declared.kind !== 'belongsTo' && declared.kind !== 'hasMany') return []
    const base = all[declared.to]?.subsetOf
    return [
      ...(base && table !== 'domain' ? [`${field}: ${declared.to} shows some rows of ${base}, so relate to ${base}`] : []),
      ...(neededRelations(declaration).includes(field) && needs(all, declared.to, name)
        ? [`${field}: a first row needs another row of ${name}`]
        : []),
    ]
  })
  const wrong = related.filter((path) => {
    const [other = '', field = ''] = path.split('.')
    const relation = all[other]?.fields[field]
    return !(relation?.kind === 'belongsTo' && (relation.to === name || relation.to === subsetOf))
  })
  return [...own, ...wrong.map((path) => `related ${path} is no relation to ${name}`)]
}

/** The relations that somebody who creates a row has to choose. */
const neededRelations = ({ fields, access }: AnyResource): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    access.create !== false && field.kind === 'belongsTo' && !field.optional && !field.readOnly ? [name] : [],
  )

/** Whether a row of `from` needs a row of `target`, directly or through others. */
function needs(all: Readonly<Record<string, AnyResource>>, from: string, target: string, seen = new Set<string>()): boolean {
  if (from === target) return true
  const declaration = all[from]
  if (!declaration || seen.has(from)) return false
  seen.add(from)
  return neededRelations(declaration).some((field) => {
    const relation = declaration.fields[field]
    return relation?.kind === 'belongsTo' && needs(all, relation.to, target, seen)
  })
}

/** Fields that nothing fills when a row is created. */
function createProblems({ access, fields, creator, table, computed = {} }: AnyResource): string[] {
  if (access.create === false || creator || table === 'domain') return []
  return Object.entries(fields).flatMap(([name, field]) =>
    field.readOnly &&
    !computed[name] &&
    !field.optional &&
    !('default' in field && field.default !== undefined) &&
    !['list', 'hasMany'].includes(field.kind)
      ? [`${name}: nobody fills a required read-only field without a default; add a default, optional or creator`]
      : [],
  )
}

function publicProblems({ access, fields }: AnyResource): string[] {
  const { fields: shown = [] } = access.public ?? {}
  const hidden = (field: AnyField | undefined) =>
    field?.internal ? 'internal' : field && 'private' in field && field.private ? 'private' : null
  return shown.flatMap((name) => {
    const field = fields[name]
    const parts = field?.kind === 'list' ? Object.entries(field.fields) : []
    return [[name, field] as const, ...parts.map(([part, inner]) => [`${name}.${part}`, inner] as const)].flatMap(([path, declared]) => {
      const reason = hidden(declared)
      return reason ? [`${path}: it is ${reason}, so it cannot be public`] : []
    })
  })
}

function ownProblems({ access: { own }, fields }: AnyResource): string[] {
  if (!own) return []
  const owner = fields[own.owner]
  const sent = [...(own.create ?? []), ...(own.edit ?? [])]
  return [
    ...(owner?.kind === 'belongsTo' && ownerTargets.includes(owner.to)
      ? []
      : [`${own.owner}: an owner is a relation to ${ownerTargets.join(', ')}`]),
    ...own.fields.filter((name) => fields[name]?.internal).map((name) => `${name}: it is internal, so its owner cannot read it`),
    ...sent.filter((name) => name === own.owner).map((name) => `${name}: nobody sends the owner of a row`),
    ...sent.filter((name) => fields[name]?.readOnly).map((name) => `${name}: it is read-only, so its owner cannot send it`),
    ...sent.filter((name) => !own.fields.includes(name)).map((name) => `${name}: its owner sends it but does not read it`),
  ]
}

function screenProblems(declaration: AnyResource): string[] {
  const { fields, list, inlineEdit = [], table, timestamps } = declaration
  const renderers = documentsOf(declaration).map(({ renderer }) => renderer)
  return [
    ...(list.length === 0 ? ['its list has no columns'] : []),
    ...renderers.filter((name, at) => renderers.indexOf(name) !== at).map((name) => `two documents have the renderer ${name}`),
    ...(timestamps && table !== 'domain' ? ['a generated table has both timestamps'] : []),
    ...inlineEdit.filter((name) => fields[name]?.readOnly).map((name) => `${name}: a read-only field cannot be edited in the list`),
  ]
}

const computedProblems = ({ fields, computed = {}, table }: AnyResource): string[] =>
  Object.keys(computed).flatMap((name) => {
    if (table === 'domain') return [`${name}: only generated tables have computed fields`]
    return fields[name]?.readOnly ? [] : [`${name}: a computed field is read-only`]
  })

/** Rules, conditions and statuses that throw for a row that is possible: without its optional values, or with all of them. */
function throwingFunctions(declaration: AnyResource): string[] {
  const now = '2026-11-21T09:30:00.000Z'
  const { rules = [], actions = {}, derived, computed = {} } = declaration
  // Safe: an example row has the values of the fields that the functions were declared with.
  const calls: [string, (row: never) => unknown][] = [
    ...rules.map((rule): [string, (row: never) => unknown] => [
      `${rule.field}: its rule`,
      (row) => rule.isValid(row, { stored: null as never, now }),
    ]),
    ...Object.entries(actions).map(([name, { when }]): [string, (row: never) => unknown] => [
      `the action ${name}`,
      (row) => when(row, now),
    ]),
    ...documentsOf(declaration).map(({ renderer, when }): [string, (row: never) => unknown] => [
      `the document ${renderer}`,
      (row) => when(row),
    ]),
    ...Object.entries(computed).map(([name, compute]): [string, (row: never) => unknown] => [
      `${name}: its value`,
      (row) => compute?.(row),
    ]),
    ...(derived ? [['the derived status', (row: never) => derived.compute(row, now)] satisfies [string, (row: never) => unknown]] : []),
  ]
  const rows = [exampleRow(declaration.fields, true), exampleRow(declaration.fields, false)]
  return calls.flatMap(([what, call]) => {
    const failure = rows.map((row) => failureOf(() => call(row as never))).find((message) => message !== null)
    return failure ? [`${what} throws for a row that is possible: ${failure}`] : []
  })
}

function failureOf(call: () => unknown): string | null {
  try {
    call()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

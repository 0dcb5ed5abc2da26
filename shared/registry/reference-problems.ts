import type { AnyField, FieldCondition, Fields, ListField } from './fields.ts'
import type { AnyResource } from './resource.ts'

type All = Readonly<Record<string, AnyResource>>

/** The names in a declaration that mean nothing: of fields, values, statuses and other resources. */
export const referenceProblems = (all: All, declaration: AnyResource): string[] => [
  ...nameProblems(declaration),
  ...columnProblems(declaration),
  ...conditionProblems(declaration),
  ...fieldReferences(all, declaration),
  ...searchProblems(all, declaration),
  ...pendingProblems(declaration),
  ...factProblems(all, declaration),
]

const isList = (field: AnyField | undefined): field is ListField => field?.kind === 'list'
/** The fields of the rows, then those of the entries of each list. */
const scopesOf = ({ fields }: AnyResource): [path: string, scope: Fields][] => [
  ['', fields],
  ...Object.entries(fields).flatMap(([name, field]): [string, Fields][] => (isList(field) ? [[`${name}.`, field.fields]] : [])),
]
const targetOf = (field: AnyField | undefined): string | undefined => (field && 'to' in field ? field.to : undefined)
const repeated = (names: readonly string[]): string[] => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]

function nameProblems(declaration: AnyResource): string[] {
  const { name, subsetOf } = declaration
  return [
    ...(/^[a-z]+(-[a-z]+)*$/.test(name) ? [] : ['its name is no kebab-case']),
    ...(subsetOf === name ? ['it is a part of itself'] : []),
    ...scopesOf(declaration).flatMap(([path, scope]) =>
      Object.entries(scope).flatMap(([field, { formerNames = [] }]) => [
        ...(/^[a-z]+(_[a-z]+)*$/.test(field) ? [] : [`${path}${field}: its name is no snake_case`]),
        ...formerNames.filter((former) => scope[former]).map((former) => `${path}${field}: its former name ${former} is another field`),
      ]),
    ),
  ]
}

function columnProblems({
  fields,
  title,
  list,
  filters = [],
  search,
  unique = [],
  totals = [],
  inlineEdit = [],
  derived,
}: AnyResource): string[] {
  const uses = { list, filters, search: search ?? [], totals, inlineEdit }
  const isChoice = fields[title]?.kind === 'choice'
  return [
    ...Object.entries(uses).flatMap(([use, names]) => repeated(names).map((name) => `${name}: it is twice in ${use}`)),
    ...(list.includes(title) ? [] : [`${title}: a title is a column of the list`]),
    ...(isChoice || (search ?? [title]).includes(title) ? [] : [`${title}: a title is searched`]),
    ...([...list, ...filters].includes('derived') === (derived !== undefined)
      ? []
      : [derived ? 'no list shows its derived status' : 'it has no derived status to show']),
    ...[...list, ...filters].filter((name) => fields[name]?.internal).map((name) => `${name}: it is internal, so no list shows it`),
    ...unique
      .flat()
      .filter((name) => ['hasMany', 'list'].includes(fields[name]?.kind ?? 'none'))
      .map((name) => `${name}: it has no column that can be unique`),
  ]
}

function conditionProblems(declaration: AnyResource): string[] {
  return scopesOf(declaration).flatMap(([path, scope]) =>
    Object.entries(scope).flatMap(([name, { visibleWhen, requiredWhenVisible, optional }]) => [
      ...[visibleWhen, requiredWhenVisible?.when]
        .filter((when) => when !== undefined)
        .filter((when) => !allowsValues(scope, when))
        .map(({ field, is }) => `${path}${name}: ${field} is never ${is.join(' or ')}`),
      ...(isShownByItself(scope, name) ? [`${path}${name}: it is shown only while it is shown`] : []),
      ...(visibleWhen && !optional ? [`${path}${name}: a field that can be hidden is optional`] : []),
    ]),
  )
}

/** Whether the fields that a field depends on depend on it. */
function isShownByItself(fields: Fields, name: string): boolean {
  const seen = new Set<string>()
  for (let next = fields[name]?.visibleWhen?.field; next !== undefined && !seen.has(next); next = fields[next]?.visibleWhen?.field) {
    if (next === name) return true
    seen.add(next)
  }
  return false
}

/** Whether a field exists and can have all these values. */
export function allowsValues(fields: Fields, { field, is }: FieldCondition): boolean {
  const other = fields[field]
  const values: (string | boolean)[] =
    other?.kind === 'choice' ? Object.keys(other.options) : other?.kind === 'boolean' ? [true, false] : []
  return is.length > 0 && is.every((value) => values.includes(value))
}

/** What single fields name: fields beside them, other resources and their fields. */
function fieldReferences(all: All, declaration: AnyResource): string[] {
  return scopesOf(declaration).flatMap(([path, scope]) =>
    Object.entries(scope).flatMap(([name, field]) => {
      const missing = namedFields(field).filter((other) => !scope[other] || other === name)
      const offered = field.kind === 'belongsTo' ? field.offered : undefined
      const target = all[targetOf(field) ?? '']
      return [
        ...missing.map((other) => `${path}${name}: there is no field ${other} beside it`),
        ...(offered && target && !target.filters?.includes(offered.field)
          ? [`${path}${name}: ${target.name} has no filter ${offered.field}`]
          : []),
        ...(offered && 'equals' in offered && !declaration.fields[offered.equals]
          ? [`${path}${name}: there is no field ${offered.equals}`]
          : []),
        ...(isList(field) && field.childTable ? childTableProblems(all, declaration, name, field.childTable) : []),
      ]
    }),
  )
}

const namedFields = (field: AnyField): string[] =>
  [
    field.labelBy?.field,
    ...(field.kind === 'choice' ? [field.labelsBy?.field] : []),
    ...(field.kind === 'text' ? [field.resourceField, field.nameField] : []),
    ...(isList(field) ? [field.joinRows?.field] : []),
  ].filter((name) => name !== undefined)

function childTableProblems(
  all: All,
  { name: parent }: AnyResource,
  name: string,
  { resource, parentField }: NonNullable<ListField['childTable']>,
): string[] {
  const child = all[resource]
  if (!child) return [`${name}: there is no resource ${resource}`]
  return targetOf(child.fields[parentField]) === parent ? [] : [`${name}: ${resource}.${parentField} is no relation to ${parent}`]
}

function searchProblems(all: All, { name, fields, searchRelated = [], access }: AnyResource): string[] {
  const wrong = searchRelated.filter((declared) => {
    const [other = '', field] = declared.split('.')
    const relation = field === undefined ? fields[other] : all[other]?.fields[field]
    return relation?.kind !== 'belongsTo' || (field !== undefined && relation.to !== name)
  })
  return [
    ...wrong.map((declared) => `searchRelated ${declared} is no relation`),
    ...(searchRelated.length > 0 && access.public ? ['a public list does not search other resources'] : []),
  ]
}

function pendingProblems({ fields, pending, position, sort }: AnyResource): string[] {
  const positionProblems = position && sort !== position ? [`${position}: rows with positions are sorted by them`] : []
  if (!pending) return positionProblems
  const { statusField, turns, interruptions = [], turnLabels = [], standIn, deadlineField, waitingSinceField, overdue } = pending
  const status = fields[statusField]
  const statuses = status?.kind === 'choice' ? Object.keys(status.options) : []
  return [
    ...positionProblems,
    ...Object.keys(turns).flatMap((turn) =>
      statuses.includes(turn) ? [] : [`${statusField}: pending has a turn in ${turn}, which is no status`],
    ),
    ...(Object.keys(turns).length === 0 && interruptions.length === 0 ? [`${statusField}: pending has no turns`] : []),
    ...[deadlineField, waitingSinceField].flatMap((name) =>
      name === undefined || fields[name]?.kind === 'dateTime' ? [] : [`${name}: pending needs a date and time`],
    ),
    ...[...interruptions, ...turnLabels, ...(standIn ? [standIn] : [])]
      .flatMap(({ when }) => (when && !allowsValues(fields, when) ? [when] : []))
      .map(({ field, is }) => `${statusField}: pending is never of ${field} ${is.join(' or ')}`),
    ...(overdue && !overdue.after && !deadlineField ? [`${statusField}: pending is overdue after no time and without a deadline`] : []),
  ]
}

function factProblems(all: All, { fields, dialogFacts = [] }: AnyResource): string[] {
  return dialogFacts.flatMap((fact) => {
    const [name = '', part] = fact.split('.')
    const scope = part === undefined ? fields : all[targetOf(fields[name]) ?? '']?.fields
    return scope?.[part ?? name] ? [] : [`${fact}: dialogs have no such fact`]
  })
}

import { allowsValues } from './reference-problems.ts'
import type { AnyAction, AnyResource } from './resource.ts'

/** Names of routes, permissions and history entries that every resource has. */
const standingNames = new Set(
  'list show create edit update delete history bulk note notes reorder move document documents imports import exports export search totals'.split(
    ' ',
  ),
)

/** What is wrong with the actions of a resource. */
export const actionProblems = (all: Readonly<Record<string, AnyResource>>, { actions = {}, fields }: AnyResource): string[] =>
  Object.entries(actions).flatMap(([name, action]) => [
    ...(standingNames.has(name) || name in {} ? [`the action ${name} has the name of something that every resource has`] : []),
    ...inputProblems(action).map((problem) => `the action ${name} ${problem}`),
    ...reasonProblems(all, action).map((problem) => `the action ${name} ${problem}`),
    ...effectProblems(action, fields).map((problem) => `the action ${name} ${problem}`),
  ])

function inputProblems({ inputs = [], optionalInputs = [], formFields = {}, handler, templates, divides }: AnyAction): string[] {
  const all = [...inputs, ...optionalInputs, ...Object.keys(formFields)]
  const filled = [templates?.into, divides?.input].filter((name) => name !== undefined)
  return [
    ...all
      .filter((name) => name === 'reason' || name === 'reason_id')
      .map((name) => `has an input ${name}, which is the name of its reason`),
    ...all.filter((name, at) => all.indexOf(name) !== at).map((name) => `asks twice for ${name}`),
    ...(Object.keys(formFields).length > 0 && !handler ? ['asks for more than the row has, and has no handler that reads it'] : []),
    ...filled.filter((name) => !all.includes(name)).map((name) => `fills ${name}, for which it does not ask`),
  ]
}

function reasonProblems(all: Readonly<Record<string, AnyResource>>, { reason, reasonOptions, templates }: AnyAction): string[] {
  const source = all[reasonOptions?.from ?? '']
  return [
    ...[reasonOptions?.from, templates?.from]
      .filter((from) => from !== undefined && !all[from])
      .map((from) => `takes texts from ${from}, which is no resource`),
    ...(reasonOptions && !reason ? ['has reasons to choose from and asks for none'] : []),
    ...(reasonOptions && source
      ? Object.entries(reasonOptions.where)
          .filter(([field, is]) => !allowsValues(source.fields, { field, is }))
          .map(([field]) => `takes reasons whose ${field} is never so`)
      : []),
  ]
}

function effectProblems(
  { set, inputs = [], optionalInputs = [], effect, handler, actorField }: AnyAction,
  fields: AnyResource['fields'],
): string[] {
  const changes = Object.keys(set).length + inputs.length + optionalInputs.length > 0
  const actor = actorField === undefined ? undefined : fields[actorField]
  return [
    ...(changes || effect || handler || actorField ? [] : ['changes nothing and has no effect']),
    ...(handler && Object.keys(set).length > 0 ? ['has a handler, so that its set is never stored'] : []),
    ...(actorField && !(actor?.kind === 'belongsTo' && actor.to === 'admins')
      ? [`stores who did it in ${actorField}, which is no relation to admins`]
      : []),
  ]
}

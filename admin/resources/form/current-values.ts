import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'

type Rule = NonNullable<AnyResource['rules']>[number]

/** The resource as it is while only these of its fields have been asked for: theirs alone, and the rules that stand on them. */
export function soFar(declaration: AnyResource, names: ReadonlySet<string>): AnyResource {
  const { fields, rules = [] } = declaration
  return {
    ...declaration,
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name))),
    rules: rules.filter(({ on }) => names.has(on)).map((rule) => ({ ...rule, holds: (row: AnyRow) => holdsSoFar(rule, row) })),
  }
}

// A rule that reads what is not there yet has nothing to say before that is asked for.
function holdsSoFar({ holds }: Rule, row: AnyRow): boolean {
  let isEarly = false
  const watched = new Proxy(row, {
    get(known, name) {
      isEarly ||= !Reflect.has(known, name)
      return Reflect.get(known, name)
    },
  })
  try {
    // Safe: the row has the fields that the rule was declared with, and whether it has those that are read is watched.
    return holds(watched as never) || isEarly
  } catch (error) {
    if (isEarly) return true
    throw error
  }
}

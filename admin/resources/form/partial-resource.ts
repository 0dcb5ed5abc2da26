import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { RuleContext } from '@wasl/shared/registry/schema.ts'

type ResourceRule = NonNullable<AnyResource['rules']>[number]

/** The resource reduced to some of its fields and the rules reported on them, to validate a form step by step. */
export function partialResource(declaration: AnyResource, names: ReadonlySet<string>): AnyResource {
  const { fields, rules = [] } = declaration
  return {
    ...declaration,
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name))),
    rules: rules
      .filter(({ field }) => names.has(field))
      .map((rule) => ({ ...rule, isValid: (row: AnyRow, context: RuleContext) => isValidOrIncomplete(rule, row, context) })),
  }
}

// A rule that reads a field not filled in yet counts as valid.
function isValidOrIncomplete({ isValid }: ResourceRule, row: AnyRow, { stored, now }: RuleContext): boolean {
  let readsUnknown = false
  const observed = new Proxy(row, {
    get(target, name) {
      readsUnknown ||= !Reflect.has(target, name)
      return Reflect.get(target, name)
    },
  })
  try {
    // Safe: the row has the fields of the rule's resource; reads of missing ones are recorded above.
    return isValid(observed as never, { stored: stored as never, now }) || readsUnknown
  } catch (error) {
    if (readsUnknown) return true
    throw error
  }
}

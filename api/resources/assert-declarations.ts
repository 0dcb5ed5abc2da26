import { declarationProblems } from '@wasl/resources/declaration-problems.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { ResourceHooks } from './hook-types.ts'
import type { StoredResource } from './stored-resource.ts'

/** Throws if a declaration has problems, or names a handler or a creator that the application does not have. */
export function assertDeclarations(hooks: ResourceHooks, resources: readonly StoredResource[]): void {
  const problems = resources.flatMap(({ declaration }) => declarationProblems(declaration))
  const missing = resources.flatMap(({ declaration: { name, actions = {}, creator } }) => [
    ...(creator && !findEntry(hooks.creators, name) ? [`${name}: api/app/row-creators.ts has no function`] : []),
    ...Object.entries(actions).flatMap(([action, { handler }]) =>
      handler !== undefined && !findEntry(hooks.handlers, handler)
        ? [`${name}: the action ${action} names the handler ${handler}, which api/app/action-handlers.ts does not have`]
        : [],
    ),
  ])
  if (problems.length + missing.length > 0) throw new Error(`resources: ${[...problems, ...missing].join('; ')}`)
}

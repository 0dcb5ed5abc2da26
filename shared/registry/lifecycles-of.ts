import type { AnyResource } from './resource.ts'
import type { AnyStatusLifecycle } from './status-lifecycle.ts'

/** The lifecycles of the statuses of these resources, each once, in the order of the resources. */
export const lifecyclesOf = (all: Readonly<Record<string, AnyResource>>): AnyStatusLifecycle[] => [
  ...new Set(
    Object.values(all)
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap((field) => (field.kind === 'choice' && field.lifecycle ? [field.lifecycle] : [])),
  ),
]

import type { ResourceProps } from '@refinedev/core'
import { declarations } from '../resources/declarations.ts'
import { resourcePaths } from './resource-paths.ts'

/** The resources in Refine's format. */
export const refineResources: ResourceProps[] = declarations.map(({ name, access }) => ({
  name,
  list: resourcePaths.list(name),
  show: resourcePaths.show(name, ':id'),
  ...(access.create !== false && { create: resourcePaths.create(name) }),
  ...(access.edit !== false && { edit: resourcePaths.edit(name, ':id') }),
}))

import type { ResourceProps } from '@refinedev/core'
import { addressOf } from '../api/addresses.ts'
import { declarations } from '../resources/declarations.ts'

/** The registry in the words Refine routes by. */
export const refineResources: ResourceProps[] = declarations.map(({ name, access }) => ({
  name,
  list: addressOf.list(name),
  show: addressOf.show(name, ':id'),
  ...(access.create !== false && { create: addressOf.create(name) }),
  ...(access.edit !== false && { edit: addressOf.edit(name, ':id') }),
}))

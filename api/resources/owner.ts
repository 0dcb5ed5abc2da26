import { eq, type SQL } from 'drizzle-orm'
import type { Ctx, User } from '../platform/context.ts'
import { notFound } from '../platform/http/errors.ts'
import { userCtx } from '../platform/http/request-context.ts'
import type { StoredResource } from './stored-resource.ts'

/** The owner of rows, and the condition of those rows. */
export type Owner = { id: string; isOwn: SQL }

/** Who owns the rows of this request: its user, or the provider that the user belongs to. Throws 404 for a user without a provider. */
export function loadOwner(ctx: Ctx, resource: StoredResource): Owner {
  const owner = findOwner(userCtx(ctx).principal, resource)
  if (!owner) throw notFound()
  return owner
}

/** As `loadOwner`, or undefined for a user without a provider. */
export function findOwner(user: User, { declaration, columns }: StoredResource): Owner | undefined {
  const name = declaration.access.own?.owner ?? ''
  const field = declaration.fields[name]
  const column = columns[name]
  if (field?.kind !== 'belongsTo' || !column) throw new Error(`findOwner: ${declaration.name}.${name} names no owner`)
  const id = field.to === 'providers' ? user.provider?.id : user.id
  return id === undefined ? undefined : { id, isOwn: eq(column, id) }
}

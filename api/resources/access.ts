import { findResource, isResourceName } from '@wasl/resources/index.ts'
import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Principal } from '../platform/context.ts'
import { forbidden, notFound } from '../platform/http/errors.ts'
import { isPermitted } from '../platform/http/permission.ts'

/** Whether this principal is an administrator who holds a permission such as `coupons.edit`. A super admin holds them all. */
export const hasPermission = (principal: Principal, permission: string): boolean =>
  principal.kind === 'admin' && (principal.is_super || principal.permissions.has(permission))

/** Whether this principal may see the list of a resource in the back office. */
export const canList = (principal: Principal, resource: string): boolean => canAccess(principal, resource, 'list')

/** Whether this principal may open the rows of a resource in the back office. */
export const canShow = (principal: Principal, resource: string): boolean => canAccess(principal, resource, 'show')

/** Throws 404 if there is no such resource, 403 if this principal may not list it. */
export function assertCanList(principal: Principal, resource: string): void {
  if (!isResourceName(resource)) throw notFound()
  if (!canList(principal, resource)) throw forbidden()
}

function canAccess(principal: Principal, name: string, operation: ReadOperation): boolean {
  const resource = findResource(name)
  return (
    resource !== undefined && isPermitted({ action: adminAccessAction(resource, operation), permission: `${name}.${operation}` }, principal)
  )
}

const readOperations = ['list', 'show'] as const
type ReadOperation = (typeof readOperations)[number]

/** The access table's action for an operation on a resource in the back office. */
export function adminAccessAction({ access: { action } }: AnyResource, operation: string): AccessAction {
  if (typeof action === 'string') return action
  return readOperations.some((name) => name === operation) ? action.read : action.write
}

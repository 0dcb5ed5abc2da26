import { type AnyResource, permissionsOf } from '@wasl/shared/registry/resource.ts'

export type PermissionHolder = { is_super: boolean; permissions: readonly string[] }
/** `closed`: the resource does not offer the action to anyone. `noPermission`: this admin lacks the permission. */
export type DenialReason = 'closed' | 'noPermission'

/** Why this admin cannot perform an action (`list`, `edit`, a custom action …) on a resource; null when it is allowed. */
export function denialReason(holder: PermissionHolder, declaration: AnyResource, action: string): DenialReason | null {
  const permission = `${declaration.name}.${action}`
  if (!permissionsOf(declaration).includes(permission)) return 'closed'
  return holder.is_super || holder.permissions.includes(permission) ? null : 'noPermission'
}

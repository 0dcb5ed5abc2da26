import { type AnyResource, permissionsOf } from '@wasl/shared/registry/resource.ts'

/** As much of an admin as permissions need. */
export type Holder = { is_super: boolean; permissions: readonly string[] }
/** Why an act is not open: nobody may (`closed`), or this admin may not (`noPermission`). */
export type Bar = 'closed' | 'noPermission'

/** What stands between this admin and an act (`list`, `edit`, a named action …) on a resource; null where nothing does. */
export function barTo(holder: Holder, declaration: AnyResource, act: string): Bar | null {
  const permission = `${declaration.name}.${act}`
  if (!permissionsOf(declaration).includes(permission)) return 'closed'
  return holder.is_super || holder.permissions.includes(permission) ? null : 'noPermission'
}

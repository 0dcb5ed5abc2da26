import { allPermissions } from '@wasl/resources/permission-catalog.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid, RequestError } from '../../platform/http/errors.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'

/** Throws `forbidden` when the current admin lacks one of these permissions. A super admin has all of them. */
export function assertHoldsPermissions({ principal }: Ctx, permissions: readonly string[], message: Label): void {
  if (principal.kind !== 'admin') return
  if (principal.is_super || permissions.every((permission) => principal.permissions.has(permission))) return
  throw new RequestError('forbidden', message)
}

/** Throws an error on this field when one of its permissions does not exist. */
export function assertKnownPermissions(field: string, permissions: readonly string[]): void {
  const unknown = permissions.find((permission) => !allPermissions.has(permission))
  if (unknown) throw invalid(field, { en: `There is no permission ${unknown}`, ar: `لا توجد صلاحية باسم ${unknown}` })
}

/** The permissions in a field of a row. */
export const permissionsIn = (row: StoredRow | null, field: string): readonly string[] => {
  const permissions: unknown = row?.[field]
  return Array.isArray(permissions) ? permissions.map(String) : []
}

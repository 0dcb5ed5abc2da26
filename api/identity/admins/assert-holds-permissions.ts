import type { Label } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { RequestError } from '../../platform/http/errors.ts'

/** Throws `forbidden` when the current admin lacks one of these permissions. A super admin has all of them. */
export function assertHoldsPermissions({ principal }: Ctx, permissions: readonly string[], message: Label): void {
  if (principal.kind !== 'admin') return
  if (principal.is_super || permissions.every((permission) => principal.permissions.has(permission))) return
  throw new RequestError('forbidden', message)
}

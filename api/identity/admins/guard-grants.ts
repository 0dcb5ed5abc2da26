import type { Label } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { Refusal } from '../../platform/http/errors.ts'

/** Refuses who asks to touch a set of permissions beyond its own; a super admin lacks none. */
export function requireHeld({ who }: Ctx, permissions: readonly string[], otherwise: Label): void {
  if (who.kind !== 'admin') return
  if (who.is_super || permissions.every((permission) => who.permissions.has(permission))) return
  throw new Refusal('forbidden', otherwise)
}

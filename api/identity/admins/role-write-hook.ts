import { everyPermission } from '@wasl/resources/permission-catalog.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { invalid, Refusal } from '../../platform/http/errors.ts'
import type { StoredRow } from '../../resources/row-mapping.ts'
import type { Write } from '../../resources/write-hooks.ts'
import { requireHeld } from './guard-grants.ts'

/**
 * The rules of a role's write: it holds known permissions, none that who writes it lacks, before or after; and nobody but a super admin
 * changes the role it has itself.
 */
export async function roleWritten(ctx: Ctx, { before, after }: Write): Promise<void> {
  const [had, has] = [permissionsIn(before), permissionsIn(after)]
  const unknown = has.find((permission) => !had.includes(permission) && !everyPermission.has(permission))
  if (unknown) throw invalid('permissions', [`There is no permission ${unknown}`, `لا توجد صلاحية باسم ${unknown}`])
  await refuseOwn(ctx, before)
  requireHeld(ctx, had, ['This role has permissions that you lack', 'لهذا الدور صلاحيات لا تملكها'])
  requireHeld(ctx, has, ['You cannot give a permission that you lack', 'لا يمكنك منح صلاحية لا تملكها'])
}

async function refuseOwn({ db, who }: Ctx, before: StoredRow | null): Promise<void> {
  if (!before || who.kind !== 'admin' || who.is_super) return
  const [self] = await db.select({ role_id: admins.role_id }).from(admins).where(eq(admins.id, who.id))
  if (self?.role_id === before.id) throw new Refusal('forbidden', ['You cannot change your own role', 'لا يمكنك تعديل دورك الوظيفي'])
}

const permissionsIn = (role: StoredRow | null): readonly string[] => {
  const held: unknown = role?.permissions
  return Array.isArray(held) ? held.map(String) : []
}

import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { admins } from '../tables/people.ts'
import { assertHoldsPermissions, assertKnownPermissions, permissionsIn } from './assert-holds-permissions.ts'

/**
 * The rules for creating and changing roles: only known permissions, none (before or after) that the current admin lacks, and only a
 * super admin changes their own role.
 */
export async function roleWriteHook(ctx: Ctx, { before, after }: RowWrite): Promise<void> {
  const [permissionsBefore, permissionsAfter] = [permissionsIn(before, 'permissions'), permissionsIn(after, 'permissions')]
  assertKnownPermissions('permissions', permissionsAfter)
  await assertNotOwnRole(ctx, before)
  assertHoldsPermissions(ctx, permissionsBefore, { en: 'This role has permissions you do not have', ar: 'لهذا الدور صلاحيات لا تملكها' })
  assertHoldsPermissions(ctx, permissionsAfter, { en: 'You cannot give a permission that you lack', ar: 'لا يمكنك منح صلاحية لا تملكها' })
}

async function assertNotOwnRole({ db, principal }: Ctx, before: StoredRow | null): Promise<void> {
  if (!before || principal.kind !== 'admin' || principal.is_super) return
  const [self] = await db.select({ role_id: admins.role_id }).from(admins).where(eq(admins.id, principal.id))
  if (self?.role_id === before.id)
    throw new RequestError('forbidden', { en: 'You cannot change your own role', ar: 'لا يمكنك تعديل دورك الوظيفي' })
}

import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Admin, Ctx } from '../../platform/context.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { conflict, RequestError } from '../../platform/http/errors.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { admins, roles } from '../tables/people.ts'
import { assertHoldsPermissions, assertKnownPermissions, permissionsIn } from './assert-holds-permissions.ts'
import { sendTemporaryPassword } from './send-temporary-password.ts'

/**
 * The rules for creating and changing admins: nobody changes their own rights, only a super admin changes a super admin, nobody
 * changes or appoints an admin with more permissions than their own, and one active super admin must remain. A new admin is sent a password.
 */
export async function adminWriteHook(ctx: Ctx, { action, before, after }: RowWrite): Promise<void> {
  for (const field of ['granted_permissions', 'denied_permissions']) assertKnownPermissions(field, permissionsIn(after, field))
  if (ctx.principal.kind === 'admin') await assertMayChange(ctx, ctx.principal, before, after)
  if (isActiveSuper(before) && !isActiveSuper(after)) await assertSuperAdminRemains(ctx)
  if (action === 'create' && after) await sendTemporaryPassword(ctx, after, 'new')
}

async function assertMayChange(ctx: Ctx, principal: Admin, before: StoredRow | null, after: StoredRow | null): Promise<void> {
  if (before?.id === principal.id) assertRetainsOwnRights(principal, before, after)
  const isSuper = before?.is_super === true || after?.is_super === true
  if (isSuper && !isPermitted({ action: 'adm.super.write' }, principal))
    throw new RequestError('forbidden', {
      en: 'Only a super admin can do this to another super admin',
      ar: 'لا يعدّل حساب المشرف العام إلا مشرف عام',
    })
  const roleIds = [before?.role_id, after?.role_id].filter((id) => typeof id === 'string')
  const affectedRoles = roleIds.length === 0 ? [] : await ctx.db.select().from(roles).where(inArray(roles.id, roleIds))
  assertHoldsPermissions(
    ctx,
    affectedRoles.flatMap(({ permissions }) => permissions),
    { en: 'This role has permissions you do not have', ar: 'لهذا الدور صلاحيات لا تملكها' },
  )
  assertHoldsPermissions(
    ctx,
    [before, after].flatMap((row) => permissionsIn(row, 'granted_permissions')),
    { en: 'You can only grant permissions you have', ar: 'لا تمنح إلا صلاحيات تملكها' },
  )
}

const rightsFields = ['role_id', 'is_super', 'status', 'granted_permissions', 'denied_permissions'] as const

function assertRetainsOwnRights(principal: Admin, before: StoredRow, after: StoredRow | null): void {
  if (principal.is_super && after && rightsFields.every((name) => deepEqual(before[name], after[name]))) return
  throw new RequestError('forbidden', { en: 'You cannot change your own account here', ar: 'لا يمكنك تعديل حسابك من هنا' })
}

const isActiveSuper = (admin: StoredRow | null): boolean => admin?.is_super === true && admin.status === 'active'

async function assertSuperAdminRemains({ db }: Ctx): Promise<void> {
  // Serialized by a lock: of two super admins who demote each other at the same time, only one may succeed.
  await lockUntilCommit(db, 'superAdmins')
  const remaining = await db.$count(admins, sql`${admins.is_super} and ${admins.status} = 'active'`)
  if (remaining === 0) throw conflict({ en: 'At least one active super admin must remain', ar: 'يجب أن يبقى مشرف عام نشط واحد على الأقل' })
}

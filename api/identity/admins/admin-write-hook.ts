import { inArray, sql } from 'drizzle-orm'
import type { Admin, Ctx } from '../../context.ts'
import { admins, roles } from '../../platform/db/tables/people.ts'
import { conflict, Refusal } from '../../platform/http/errors.ts'
import { permitted } from '../../platform/http/permission.ts'
import type { StoredRow } from '../../resources/row-mapping.ts'
import type { Write } from '../../resources/write-hooks.ts'
import { requireHeld } from './guard-grants.ts'
import { givePassword } from './send-password.ts'

/**
 * The rules of an admin's write, and what follows from it: nobody changes its own rights, only a super admin touches a super admin, nobody
 * touches or appoints an admin of more permissions than its own, one active super admin stays. A new admin gets its first password.
 */
export async function adminWritten(ctx: Ctx, { action, before, after }: Write): Promise<void> {
  if (ctx.who.kind === 'admin') await refuseBeyond(ctx, ctx.who, before, after)
  if (isActiveSuper(before) && !isActiveSuper(after)) await refuseLast(ctx)
  if (action === 'create' && after) await givePassword(ctx, after, 'new')
}

async function refuseBeyond(ctx: Ctx, who: Admin, before: StoredRow | null, after: StoredRow | null): Promise<void> {
  if (before?.id === who.id) refuseOwn(who, before, after)
  const isSuper = before?.is_super === true || after?.is_super === true
  if (isSuper && !permitted({ action: 'adm.super.write' }, who))
    throw new Refusal('forbidden', ['Only a super admin may do this to a super admin', 'لا يعدّل حساب المدير العام إلا مدير عام'])
  const roleIds = [before?.role_id, after?.role_id].filter((id) => typeof id === 'string')
  const held = roleIds.length === 0 ? [] : await ctx.db.select().from(roles).where(inArray(roles.id, roleIds))
  requireHeld(
    ctx,
    held.flatMap(({ permissions }) => permissions),
    ['This role has permissions that you lack', 'لهذا الدور صلاحيات لا تملكها'],
  )
}

const rights = ['role_id', 'is_super', 'status'] as const

function refuseOwn(who: Admin, before: StoredRow, after: StoredRow | null): void {
  if (who.is_super && after && rights.every((name) => before[name] === after[name])) return
  throw new Refusal('forbidden', ['You cannot change your own account here', 'لا يمكنك تعديل حسابك من هنا'])
}

const isActiveSuper = (admin: StoredRow | null): boolean => admin?.is_super === true && admin.status === 'active'

async function refuseLast({ db }: Ctx): Promise<void> {
  // One at a time: two super admins who demote each other at once must not both succeed.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('super-admins'))`)
  const left = await db.$count(admins, sql`${admins.is_super} and ${admins.status} = 'active'`)
  if (left === 0) throw conflict(['One active super admin must stay', 'يجب أن يبقى مدير عام نشط واحد على الأقل'])
}

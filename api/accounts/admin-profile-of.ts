import type { adminProfile } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../context.ts'
import { admins, roles } from '../db/tables/people.ts'
import { notFound } from '../http/errors.ts'
import { settingsOf } from '../settings/settings-of.ts'

/** An admin as it sees itself, with the permissions of its role and what its forms go by; a super admin has all permissions and needs none listed. */
export async function adminProfileOf(ctx: Ctx, adminId: string): Promise<z.input<typeof adminProfile>> {
  const [found] = await ctx.db
    .select({ admin: admins, role: roles })
    .from(admins)
    .leftJoin(roles, eq(roles.id, admins.role_id))
    .where(eq(admins.id, adminId))
  if (!found) throw notFound()
  const { admin, role } = found
  const { email_endings, images_per_upload, upload_megabytes, riyal_sign } = await settingsOf(ctx)
  return {
    id: admin.id,
    name: admin.name,
    phone: admin.phone,
    email: admin.email,
    role: role && { name: { ar: role.name_ar, en: role.name_en } },
    is_super: admin.is_super,
    has_two_step: admin.has_two_step,
    house: { email_endings, images_per_upload, upload_megabytes, riyal_sign },
    permissions: role?.permissions ?? [],
  }
}

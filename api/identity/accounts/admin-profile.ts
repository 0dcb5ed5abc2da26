import type { adminProfile } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { admins, roles } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'

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

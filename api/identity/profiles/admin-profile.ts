import type { adminProfile } from '@wasl/shared/contract/accounts.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { requiredSetup } from '../sessions/required-setup.ts'
import { admins, roles } from '../tables/people.ts'
import { adminAccounts } from '../tables/people-views.ts'
import { loadPreferences } from './admin-preferences.ts'

/** The admin's own profile, with their effective permissions and the settings the client needs. A super admin has every permission, so none are listed. */
export async function loadAdminProfile(ctx: Ctx, adminId: string): Promise<z.input<typeof adminProfile>> {
  const [row] = await ctx.db
    .select({ admin: admins, role: roles, permissions: adminAccounts.effective_permissions })
    .from(admins)
    .innerJoin(adminAccounts, eq(adminAccounts.id, admins.id))
    .leftJoin(roles, eq(roles.id, admins.role_id))
    .where(eq(admins.id, adminId))
  if (!row) throw notFound()
  const { admin, role, permissions } = row
  const settings = await loadSettings(ctx)
  const { email_endings, images_per_upload, upload_megabytes, riyal_sign } = settings
  return {
    id: admin.id,
    name: admin.name,
    phone: admin.phone,
    email: admin.email,
    role: role && { name: { ar: role.name_ar, en: role.name_en } },
    is_super: admin.is_super,
    has_two_factor: admin.has_two_factor,
    password_expires_at: admin.password_expires_at,
    setup: requiredSetup(admin, settings),
    settings: {
      brand: { name: platformName(settings), color: settings.brand_color, icon: settings.brand_icon },
      ...{ email_endings, images_per_upload, upload_megabytes, riyal_sign },
    },
    permissions,
    preferences: await loadPreferences(ctx, admin.id),
  }
}

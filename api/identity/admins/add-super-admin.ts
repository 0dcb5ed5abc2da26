import { newPassword } from '@wasl/shared/contract/register.ts'
import * as z from 'zod'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { audit } from '../../resources/write/audit.ts'
import { hashPassword } from '../auth/password.ts'
import { fullPhone } from '../auth/phone.ts'

type NewSuperAdmin = { name: string; phone: string; password: string }

/** Creates a super admin with an audit entry: the first admin of a new deployment. Throws when an admin has this phone already. */
export async function addSuperAdmin(ctx: Ctx, input: NewSuperAdmin): Promise<{ id: string }> {
  const { password_min } = await loadSettings(ctx)
  const { name, password } = parse(z.object({ name: z.string().trim().min(2).max(80), password: newPassword(password_min) }), input)
  const phone = fullPhone(input.phone)
  if (!phone) throw invalid('phone', { en: 'Enter a Saudi mobile number such as 0512345678', ar: 'أدخل رقم جوال سعوديًا مثل 0512345678' })
  const password_hash = await hashPassword(password)
  return inTransaction(ctx, async (ctx) => {
    const row = { name, phone, password_hash, is_super: true }
    const [admin] = await ctx.db.insert(admins).values(row).onConflictDoNothing({ target: admins.phone }).returning({ id: admins.id })
    if (!admin) throw invalid('phone', { en: 'Another admin already has this number', ar: 'هذا الرقم لأحد المشرفين بالفعل' })
    await emitNewRows(ctx, admins)
    await audit(ctx, { action: 'create', resource: 'admins', row_id: admin.id, after: { name, phone, is_super: true } })
    return admin
  })
}

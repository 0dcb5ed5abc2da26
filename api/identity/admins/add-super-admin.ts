import { newPassword } from '@wasl/shared/contract/register.ts'
import { phone as phoneField } from '@wasl/shared/registry/fields.ts'
import { fieldSchema } from '@wasl/shared/registry/schema.ts'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { hashPassword } from '../auth/password.ts'
import { admins } from '../tables/people.ts'

type NewSuperAdmin = { name: string; phone: string; password: string }

const person = z.object({ name: z.string().trim().min(2).max(80), phone: fieldSchema(phoneField('Mobile number', 'رقم الجوال')) })
const phoneTaken = () => invalid('phone', { en: 'Another admin already has this number', ar: 'هذا الرقم لأحد المشرفين بالفعل' })

/** Returns name and phone as they are stored. Throws for all mistakes at once, also if an admin has this phone already. */
export async function checkNewSuperAdmin({ db }: Ctx, input: Omit<NewSuperAdmin, 'password'>): Promise<{ name: string; phone: string }> {
  const { name, phone } = parse(person, input)
  if ((await db.$count(admins, eq(admins.phone, String(phone)))) > 0) throw phoneTaken()
  return { name, phone: String(phone) }
}

/** Creates a super admin with an audit entry: the first admin of a new deployment. Throws when an admin has this phone already. */
export async function addSuperAdmin(ctx: Ctx, input: NewSuperAdmin): Promise<{ id: string }> {
  const { password_min } = await loadSettings(ctx)
  const { name, phone, password } = parse(person.extend({ password: newPassword(password_min) }), input)
  const password_hash = await hashPassword(password)
  return inTransaction(ctx, async (ctx) => {
    const row = { name, phone: String(phone), password_hash, is_super: true }
    const after = { name, phone, is_super: true }
    const admin = await insertRowUnlessTaken(ctx, admins, admins.phone, row, { resource: 'admins', after })
    if (!admin) throw phoneTaken()
    return { id: admin.id }
  })
}

import { eq } from 'drizzle-orm'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { admins } from '../../identity/tables/people.ts'
import type { Admin, Ctx } from '../../platform/context.ts'

/** The demo administrator with this phone, who acts in the seeds. */
export async function loadDemoAdmin({ db }: Pick<Ctx, 'db'>, phone: string): Promise<Admin> {
  const [admin] = await db
    .select()
    .from(admins)
    .where(eq(admins.phone, fullPhone(phone) ?? phone))
  if (!admin) throw new Error(`loadDemoAdmin: no account ${phone}`)
  return { kind: 'admin', id: admin.id, session_id: '', name: admin.name, is_super: admin.is_super, permissions: new Set() }
}

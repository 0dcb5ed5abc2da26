import { openSession } from '../auth/open-session.ts'
import { admins, roles } from '../db/tables/people.ts'
import type { TestApp } from './test-app.ts'

let phones = 0

/** The token of a new admin with these permissions, or of a super admin. */
export async function adminToken(house: TestApp, permissions: readonly string[] | 'all'): Promise<string> {
  const { id } = await newAdmin(house, permissions)
  return openSession(house.ctxOf(), { realm: 'admin', admin_id: id })
}

async function newAdmin({ db }: TestApp, permissions: readonly string[] | 'all'): Promise<{ id: string }> {
  phones += 1
  const phone = `+9665${String(90_000_000 + phones)}`
  const named = { name: 'Test admin', phone, password_hash: 'nobody logs in with it' }
  const [role] =
    permissions === 'all'
      ? []
      : await db
          .insert(roles)
          .values({ name_ar: 'دور', name_en: 'Role', permissions: [...permissions] })
          .returning()
  const [admin] = await db
    .insert(admins)
    .values({ ...named, is_super: permissions === 'all', role_id: role?.id ?? null })
    .returning({ id: admins.id })
  if (!admin) throw new Error('newAdmin: nothing came back')
  return admin
}

import { eq } from 'drizzle-orm'
import { openSession } from '../identity/auth/open-session.ts'
import { fullPhone } from '../identity/auth/phone.ts'
import { admins, roles, users } from '../platform/db/tables/people.ts'
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

/** A new active client of the site. */
export async function newClient({ db }: TestApp, change: Partial<typeof users.$inferInsert> = {}): Promise<typeof users.$inferSelect> {
  phones += 1
  const [user] = await db
    .insert(users)
    .values({
      role: 'client',
      client_type: 'individual',
      name: 'عميل تجريبي',
      phone: `+9665${String(80_000_000 + phones)}`,
      country_code: '966',
      password_hash: 'nobody logs in with it',
      status: 'active',
      ...change,
    })
    .returning()
  if (!user) throw new Error('newClient: nothing came back')
  return user
}

/** The token of a new session of this user. */
export const sessionOf = (house: TestApp, user: { id: string }): Promise<string> =>
  openSession(house.ctxOf(), { realm: 'site', user_id: user.id })

/** The token of a new session of whoever has this phone, on the site or in the back office, such as a demo account. */
export async function signIn(house: TestApp, phone: string): Promise<string> {
  const full = fullPhone(phone) ?? phone
  const [user] = await house.db.select({ id: users.id }).from(users).where(eq(users.phone, full))
  if (user) return sessionOf(house, user)
  const [admin] = await house.db.select({ id: admins.id }).from(admins).where(eq(admins.phone, full))
  if (!admin) throw new Error(`signIn: nobody has ${phone}`)
  return openSession(house.ctxOf(), { realm: 'admin', admin_id: admin.id })
}

/** The demo accounts by what they are. */
export const demoPeople = {
  superAdmin: '0500000001',
  catalogueEditor: '0500000002',
  client: '0500000011',
  companyClient: '0500000012',
  secondClient: '0500000013',
  company: '0500000021',
  freelancer: '0500000022',
  underReview: '0500000023',
  userNothing: '0500000030',
  userShow: '0500000031',
  userManage: '0500000032',
  userEdit: '0500000033',
  userDelete: '0500000034',
  userAdds: '0500000035',
  blocked: '0500000041',
  notActivated: '0500000042',
} as const

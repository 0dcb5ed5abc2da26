import { eq } from 'drizzle-orm'
import { fullPhone } from '../identity/profiles/phone.ts'
import { openSession } from '../identity/sessions/open-session.ts'
import { admins, roles, users } from '../identity/tables/people.ts'
import { audit } from '../resources/write/audit.ts'
import type { TestApp } from './test-app.ts'

let phones = 0

/** The token of a new admin with these permissions, or of a super admin. */
export async function adminToken(app: TestApp, permissions: readonly string[] | 'all'): Promise<string> {
  const { id } = await newAdmin(app, permissions)
  return openSession(app.createContext(), { realm: 'admin', admin_id: id })
}

async function newAdmin(app: TestApp, permissions: readonly string[] | 'all'): Promise<{ id: string }> {
  const { db } = app
  phones += 1
  const phone = `+9665${String(90_000_000 + phones)}`
  const values = { name: 'Test admin', phone, password_hash: 'nobody logs in with it' }
  const [role] =
    permissions === 'all'
      ? []
      : await db
          .insert(roles)
          .values({ name_ar: 'دور', name_en: 'Role', permissions: [...permissions] })
          .returning()
  const [admin] = await db
    .insert(admins)
    .values({ ...values, is_super: permissions === 'all', role_id: role?.id ?? null })
    .returning({ id: admins.id })
  if (!admin) throw new Error('newAdmin: no row was returned')
  await audit(app.createContext(), { action: 'create', resource: 'admins', row_id: admin.id })
  return admin
}

/** A new active client of the site. */
export async function newClient(
  { db, clock }: TestApp,
  change: Partial<typeof users.$inferInsert> = {},
): Promise<typeof users.$inferSelect> {
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
      created_at: clock.now(),
      ...change,
    })
    .returning()
  if (!user) throw new Error('newClient: no row was returned')
  return user
}

/** The token of a new session of this user. */
export const sessionToken = (app: TestApp, user: { id: string }): Promise<string> =>
  openSession(app.createContext(), { realm: 'site', user_id: user.id })

/** The token of a new session for the user or admin with this phone, such as a demo account. */
export async function logInAs(app: TestApp, phone: string): Promise<string> {
  const full = fullPhone(phone) ?? phone
  const [user] = await app.db.select({ id: users.id }).from(users).where(eq(users.phone, full))
  if (user) return sessionToken(app, user)
  const [admin] = await app.db.select({ id: admins.id }).from(admins).where(eq(admins.phone, full))
  if (!admin) throw new Error(`logInAs: no account with ${phone}`)
  return openSession(app.createContext(), { realm: 'admin', admin_id: admin.id })
}

/** The phones of the demo accounts, by their role. */
export const demoPhones = {
  superAdmin: '0500000001',
  catalogEditor: '0500000002',
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
  userStore: '0500000036',
  userDelivers: '0500000037',
  otherDelivers: '0500000038',
  blocked: '0500000041',
  notActivated: '0500000042',
} as const

import { riyals } from '@wasl/shared/units.ts'
import type { Ctx } from '../context.ts'
import { hashPassword } from '../identity/auth/password.ts'
import { fullPhone } from '../identity/auth/phone.ts'
import { fundWallet } from '../money/ledger/fund.ts'
import { admins, roles, users } from '../platform/db/tables/people.ts'
import { demoAdmins, demoPassword, demoUsers } from './accounts.ts'
import { demoRoles } from './demo-roles.ts'
import type { Places } from './seed-catalogue.ts'
import { everyProvider } from './seed-providers.ts'

type UserRow = typeof users.$inferInsert
/** The tenant whose owner has this phone gets the demo provider users. */
const tenantPhone = '0500000021'

/** Adds every demo account in the state its name says, and money in wallets through the ledger. One hash serves them all. */
export async function seedPeople(ctx: Ctx, places: Places, providerId: (slug: string) => string): Promise<void> {
  const password_hash = await hashPassword(demoPassword)
  const base = { country_code: '966', password_hash, city_id: places.city('riyadh'), status: 'active' } as const
  const owners = everyProvider.map((one): UserRow => {
    const city_id = places.city(one.cities[0])
    return { ...base, ...one.owner, role: 'provider', city_id, provider_id: providerId(one.slug) }
  })
  const tenant = owners.find((owner) => owner.phone === stored(tenantPhone))?.provider_id ?? null
  const others = demoUsers.flatMap((user): UserRow[] => {
    if (user.role === 'provider') return []
    const common = { ...base, name: user.name, phone: stored(user.phone), role: user.role }
    if (user.role === 'provider_user') return [{ ...common, provider_id: tenant, permissions: [...user.permissions] }]
    const { client_type, commercial_number = null, status = 'active' } = user
    return [{ ...common, client_type, commercial_number, status }]
  })
  const added = await ctx.db
    .insert(users)
    .values([...owners, ...others])
    .returning({ id: users.id, phone: users.phone })
  for (const { phone, wallet_riyals } of demoUsers) {
    const user = wallet_riyals && added.find((one) => one.phone === stored(phone))
    if (user) await fundWallet(ctx, { user_id: user.id, amount: riyals(wallet_riyals), note: 'رصيد تجريبي' })
  }
  await seedAdmins(ctx, password_hash)
}

async function seedAdmins({ db }: Ctx, password_hash: string): Promise<void> {
  const ids = new Map<string, string>()
  for (const [name, role] of Object.entries(demoRoles)) {
    const [added] = await db.insert(roles).values(role).returning({ id: roles.id })
    if (added) ids.set(name, added.id)
  }
  await db.insert(admins).values(
    demoAdmins.map(({ phone, name, is_super, role }) => ({
      phone: stored(phone),
      name,
      is_super,
      password_hash,
      role_id: (role && ids.get(role)) ?? null,
    })),
  )
}

function stored(phone: string): string {
  const full = fullPhone(phone)
  if (!full) throw new Error(`seedPeople: not a phone: ${phone}`)
  return full
}

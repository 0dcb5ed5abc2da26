import { riyals } from '@wasl/shared/units.ts'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { admins, roles, users } from '../../identity/tables/people.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { audit } from '../../resources/write/audit.ts'
import { demoRoles } from '../data/roles.ts'
import { demoAdmins, demoUsers } from './accounts.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { allDemoProviders } from './seed-providers.ts'

type UserRow = typeof users.$inferInsert

/** Inserts every demo account in the state of its label, and funds wallets through the ledger. */
export async function seedPeople(
  ctx: Ctx,
  catalogIds: CatalogIds,
  providerId: (slug: string) => string,
  password_hash: string,
): Promise<void> {
  const base = { country_code: '966', password_hash, city_id: catalogIds.city('riyadh'), status: 'active' } as const
  const owners = allDemoProviders.map((provider): UserRow => {
    const city_id = catalogIds.city(provider.cities[0])
    return { ...base, ...provider.owner, role: 'provider', city_id, provider_id: providerId(provider.slug) }
  })
  const providerOf = (owner: string) => owners.find(({ phone }) => phone === storedPhone(owner))?.provider_id ?? null
  const others = demoUsers.flatMap((user): UserRow[] => {
    if (user.role === 'provider' || user.role === 'colleague') return []
    const common = { ...base, name: user.name, phone: storedPhone(user.phone), role: user.role }
    if (user.role === 'provider_user') return [{ ...common, provider_id: providerOf(user.owner), permissions: [...user.permissions] }]
    const { client_type, commercial_number = null, status = 'active' } = user
    return [{ ...common, client_type, commercial_number, status }]
  })
  const added = await rawDatabase(ctx.db)
    .insert(users)
    .values([...owners, ...others])
    .returning({ id: users.id, phone: users.phone })
  await seedColleagues(ctx, base, (phone) => {
    const company = added.find((row) => row.phone === storedPhone(phone))
    if (!company) throw new Error(`seedPeople: no company ${phone}`)
    return company.id
  })
  for (const { phone, wallet_riyals } of demoUsers) {
    const user = wallet_riyals && added.find((row) => row.phone === storedPhone(phone))
    if (user) await fundWallet(ctx, { user_id: user.id, amount: riyals(wallet_riyals), note: 'رصيد تجريبي' })
  }
  await seedAdmins(ctx, password_hash)
}

type Base = Pick<UserRow, 'country_code' | 'password_hash' | 'status' | 'city_id'>

async function seedColleagues({ db }: Ctx, base: Base, companyOf: (phone: string) => string): Promise<void> {
  const rows = demoUsers.flatMap((user): UserRow[] => {
    if (user.role !== 'colleague') return []
    const { name, phone, permissions, limit_riyals = 0, company } = user
    const rights = { permissions: [...permissions], approval_limit: riyals(limit_riyals) }
    return [{ ...base, ...rights, name, phone: storedPhone(phone), role: 'client', company_id: companyOf(company) }]
  })
  await rawDatabase(db).insert(users).values(rows)
}

async function seedAdmins(ctx: Ctx, password_hash: string): Promise<void> {
  const ids = new Map<string, string>()
  for (const [name, role] of Object.entries(demoRoles)) {
    const [added] = await rawDatabase(ctx.db).insert(roles).values(role).returning()
    if (!added) continue
    ids.set(name, added.id)
    await audit(ctx, {
      action: 'create',
      resource: 'roles',
      row_id: added.id,
      after: { name: { ar: role.name_ar, en: role.name_en }, permissions: role.permissions },
    })
  }
  const rows = await rawDatabase(ctx.db)
    .insert(admins)
    .values(
      demoAdmins.map(({ phone, name, is_super, role }) => ({
        phone: storedPhone(phone),
        name,
        is_super,
        password_hash,
        role_id: (role && ids.get(role)) ?? null,
      })),
    )
    .returning()
  for (const { id, name, phone, is_super, role_id } of rows)
    await audit(ctx, { action: 'create', resource: 'admins', row_id: id, after: { name, phone, is_super, role_id } })
}

function storedPhone(phone: string): string {
  const full = fullPhone(phone)
  if (!full) throw new Error(`seedPeople: not a phone: ${phone}`)
  return full
}

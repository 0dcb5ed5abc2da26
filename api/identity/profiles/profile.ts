import { isTeamPermission } from '@wasl/shared/access/permissions.ts'
import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { ChoosableImportance } from '@wasl/shared/notifications/channels.ts'
import { chosenChannels } from '@wasl/shared/rules/choose-channels.ts'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { cities } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { offeredChannels } from '../../resources/notify.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { shownLimit } from '../sessions/approval-limit.ts'
import { verifiedIdentities } from '../tables/access.ts'
import { providers, users } from '../tables/people.ts'
import { nationalPhone } from './phone.ts'

const companies = alias(users, 'companies')

/** The user's own profile, with the city's name in the request's language. Source: specification, section 7. */
export async function loadProfile(ctx: Ctx, userId: string): Promise<Profile> {
  const [row] = await ctx.db
    .select({
      user: users,
      city: cities,
      provider: providers,
      company: { id: companies.id, name: companies.name },
      identity: verifiedIdentities.user_id,
    })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .leftJoin(companies, eq(companies.id, users.company_id))
    .leftJoin(verifiedIdentities, eq(verifiedIdentities.user_id, users.id))
    .where(eq(users.id, userId))
  if (!row) throw notFound()
  const { user, city, provider, company, identity } = row
  return {
    id: user.id,
    name: user.name,
    phone: nationalPhone(user.phone),
    country_code: user.country_code,
    full_phone: user.phone,
    email: user.email,
    city: city && { id: city.id, name: ctx.locale === 'ar' ? city.name_ar : city.name_en },
    commercial_number: user.commercial_number ?? provider?.commercial_number ?? null,
    vat_number: user.vat_number ?? provider?.vat_number ?? null,
    certificate_file_id: user.certificate_file_id,
    is_notify: user.is_notify,
    ...(await channelsOf(ctx, user)),
    locale: user.locale,
    role: user.role,
    client_type: user.client_type,
    avatar_url: user.avatar_file_id && fileUrl(user.avatar_file_id),
    provider: provider && { id: provider.id, name: { ar: provider.name_ar, en: provider.name_en }, status: provider.status },
    company: company && { id: company.id, name: company.name },
    permissions: user.permissions.filter(isTeamPermission),
    approval_limit: shownLimit(user),
    is_identity_verified: identity !== null,
  }
}

async function channelsOf(ctx: Ctx, { channel_choices: choices }: typeof users.$inferSelect) {
  const context = { choices, settings: await loadSettings(ctx), offered: offeredChannels(ctx) }
  const of = (importance: ChoosableImportance) => chosenChannels(importance, context)
  return {
    channels: { money: of('money'), deadline: of('deadline'), high: of('high'), normal: of('normal') },
    has_chosen_channels: choices !== null,
    offered_channels: context.offered,
  }
}

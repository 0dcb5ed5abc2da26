import { formatDay } from '@wasl/shared/i18n/format.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { Label, Localized } from '@wasl/shared/units.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isPaused } from '../../identity/providers/is-paused.ts'
import { hasValidSellerNumbers } from '../../identity/registers/seller-numbers.ts'
import { providerCategories, providerCities, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid, invalidFormMessage, RequestError } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { findContentErrors } from '../orders/find-content-errors.ts'
import type { OrderInput } from '../orders/write-items.ts'

export type ChosenProvider = { id: string; name: Localized }

/**
 * The providers that a private order goes to, in the client's order; none for other kinds. Throws 422 with an error for each provider that is
 * not approved, may not sell under its numbers, or does not serve the category and the city, together with the errors of the items.
 */
export async function assertChosenProviders(
  ctx: Pick<Ctx, 'db' | 'caches' | 'clock'>,
  content: OrderInput,
  provider_ids: readonly string[],
): Promise<readonly ChosenProvider[]> {
  const ids = [...new Set(provider_ids)]
  if (content.kind !== 'private') {
    if (ids.length > 0)
      throw invalid('provider_ids', { en: 'Only a private order names its providers', ar: 'اختيار المزوّد للطلب الخاص فقط' })
    return []
  }
  if (ids.length === 0) throw invalid('provider_ids', orderLifecycle.guards.chooses_provider)
  const settings = await loadSettings(ctx)
  const max = settings.private_providers
  if (ids.length > max) throw invalid('provider_ids', tooMany(max))
  const found = await loadProviders(ctx, { ...content, settings }, ids)
  const errors: Record<string, Label[]> = {}
  const chosen = ids.flatMap((id, at) => {
    const provider = found.find((row) => row.id === id)
    const error = providerError(provider)
    if (error) errors[`provider_ids.${at}`] = [error]
    return provider && !error ? [{ id, name: { ar: provider.name_ar, en: provider.name_en } }] : []
  })
  if (chosen.length === ids.length) return chosen
  const isCityAlone = found.length === ids.length && found.every((row) => row.is_approved && row.serves_category && !row.serves_city)
  throw new RequestError('invalid', isCityAlone ? orderLifecycle.guards.provider_available : invalidFormMessage, {
    errors: { ...errors, ...(await findContentErrors(ctx, content)).errors },
  })
}

const tooMany = (max: number): Label => ({ en: `Choose at most ${max} providers`, ar: `أقصى عدد للمزوّدين هو ${max}` })

type Candidate = {
  name_ar: string
  name_en: string
  paused_until: string | null
  is_approved: boolean
  serves_category: boolean
  serves_city: boolean
}

/** Why a provider cannot receive the order. One that is not approved is not distinguished from one that does not exist. */
function providerError(provider: Candidate | undefined): Label | null {
  if (!provider?.is_approved) return orderLifecycle.guards.bidder_approved
  if (!provider.serves_category) return { en: 'Does not serve this category', ar: 'لا يقدّم هذا التصنيف' }
  if (!provider.serves_city) return { en: 'Does not serve this city', ar: 'لا يعمل في هذه المدينة' }
  if (provider.paused_until)
    return {
      en: `Takes no new orders until ${formatDay(provider.paused_until)}`,
      ar: `لا يستقبل طلبات جديدة حتى ${formatDay(provider.paused_until)}`,
    }
  return null
}

function loadProviders(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { category_id, city_id, settings }: OrderInput & { settings: Settings },
  ids: readonly string[],
) {
  return db
    .select({
      id: providers.id,
      name_ar: providers.name_ar,
      name_en: providers.name_en,
      paused_until: sql<string | null>`case when ${isPaused(clock.now())} then ${providers.paused_until}::text end`,
      is_approved: sql<boolean>`${and(eq(providers.status, 'approved'), hasValidSellerNumbers(settings))}`,
      serves_category: sql<boolean>`exists (select 1 from ${providerCategories}
        where ${and(eq(providerCategories.provider_id, providers.id), eq(providerCategories.category_id, category_id))})`,
      serves_city: city_id
        ? sql<boolean>`exists (select 1 from ${providerCities}
        where ${and(eq(providerCities.provider_id, providers.id), eq(providerCities.city_id, city_id))})`
        : sql<boolean>`true`,
    })
    .from(providers)
    .where(inArray(providers.id, ids.filter(isUuid)))
}

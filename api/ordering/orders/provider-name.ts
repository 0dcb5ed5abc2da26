import { companyName } from '@wasl/shared/settings/platform-name.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { isOwnSale } from './order-goods.ts'
import type { OrderRow } from './visible-order.ts'

/** What notifications call the provider of an order: the platform where it sells goods of its own. */
export async function loadProviderName(
  ctx: Pick<Ctx, 'db' | 'caches'>,
  order: Pick<OrderRow, 'kind' | 'provider_id'>,
  provider_id = order.provider_id,
): Promise<Localized> {
  const { name_ar, name_en } = providers
  const [provider] = provider_id
    ? await ctx.db.select({ ar: name_ar, en: name_en }).from(providers).where(eq(providers.id, provider_id))
    : []
  if (provider) return provider
  return isOwnSale(order) ? companyName(await loadSettings(ctx)) : { ar: 'مزوّد الخدمة', en: 'The provider' }
}

import { hasValidNumbers } from '@wasl/shared/rules/seller-numbers.ts'
import { eq } from 'drizzle-orm'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'

/**
 * Whether a seller may sell now: an approved provider under valid numbers; the platform, once it has a VAT number and an address, without which it can issue no tax
 * document.
 */
export async function isOpenSeller(ctx: Pick<Ctx, 'db' | 'caches'>, provider_id: string | null): Promise<boolean> {
  const settings = await loadSettings(ctx)
  if (!provider_id) return settings.platform_vat_number !== null && settings.platform_address_ar !== null
  const [provider] = await ctx.db
    .select({ status: providers.status, ...sellerNumberColumns })
    .from(providers)
    .where(eq(providers.id, provider_id))
  return provider?.status === 'approved' && hasValidNumbers(provider, settings)
}

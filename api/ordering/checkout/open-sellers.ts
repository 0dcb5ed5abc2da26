import { hasValidNumbers } from '@wasl/shared/rules/seller-numbers.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'

type ProviderRow = typeof providers.$inferSelect
type Seller = { provider_id: string | null }
/** The providers among the sellers of a checkout; the platform has none. */
export type Sellers = { providerOf: (seller: Seller) => ProviderRow | undefined }

export async function loadSellers({ db }: Pick<Ctx, 'db'>, sellers: readonly Seller[]): Promise<Sellers> {
  const ids = sellers.flatMap(({ provider_id }) => provider_id ?? [])
  const rows = ids.length > 0 ? await db.select().from(providers).where(isOneOf(providers.id, ids)) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { providerOf: ({ provider_id }) => byId.get(provider_id ?? '') }
}

/**
 * Whether a seller may sell now: an approved provider under valid numbers; the platform, once it has a VAT number and an address, without which it can issue no tax
 * document.
 */
export function isOpenSeller({ provider_id }: Seller, provider: ProviderRow | undefined, settings: Settings): boolean {
  if (!provider_id) return settings.platform_vat_number !== null && settings.platform_address_ar !== null
  return provider?.status === 'approved' && hasValidNumbers(provider, settings)
}

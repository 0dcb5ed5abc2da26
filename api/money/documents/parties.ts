import type { SoldBy } from '@wasl/shared/rules/sale-terms.ts'
import { companyName } from '@wasl/shared/settings/platform-name.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { eq } from 'drizzle-orm'
import { providers, users } from '../../identity/tables/people.ts'
import type { DocumentParty } from '../../ordering/tables/parties.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'

type Parties = { seller: DocumentParty; buyer: DocumentParty }
type ProviderRow = typeof providers.$inferSelect

/** The current data of the seller and the buyer of an order, to be frozen in its price statement and tax documents. */
export async function loadParties(
  ctx: Pick<Ctx, 'db' | 'caches'>,
  { provider_id, client_id, sold_by }: { provider_id: string | null; client_id: string; sold_by: SoldBy },
): Promise<Parties> {
  const [provider] = provider_id ? await ctx.db.select().from(providers).where(eq(providers.id, provider_id)) : []
  return partiesOf({ provider, buyer: await loadBuyer(ctx, client_id), sold_by }, await loadSettings(ctx))
}

/** The current data of a client as the buyer. */
export async function loadBuyer({ db }: Pick<Ctx, 'db'>, client_id: string): Promise<DocumentParty> {
  const [client] = await db.select().from(users).where(eq(users.id, client_id))
  if (!client) throw new Error('loadBuyer: an order without a client')
  return {
    name_ar: client.name,
    name_en: client.name,
    // With a number that its register does not confirm, the buyer could deduct VAT without a right to it.
    vat_number: client.vat_number === client.invalid_vat_number ? null : client.vat_number,
    commercial_number: client.commercial_number,
    address_ar: null,
    address_en: null,
    phone: client.phone,
  }
}

/** The parties of a sale. `provider`: who does the work or offers the goods; the platform has none for its own. */
export function partiesOf(
  { provider, buyer, sold_by }: { provider: ProviderRow | undefined; buyer: DocumentParty; sold_by: SoldBy },
  settings: Settings,
): Parties {
  const seller = sold_by === 'platform' ? platformParty(settings) : provider && providerParty(provider)
  if (!seller) throw new Error('partiesOf: an order without a seller')
  return { seller, buyer }
}

const providerParty = (provider: ProviderRow): DocumentParty => {
  const { name_ar, name_en, vat_number, commercial_number, address_ar, address_en } = provider
  return { name_ar, name_en, vat_number, commercial_number, address_ar, address_en, phone: null }
}

const platformParty = (settings: Settings): DocumentParty => ({
  name_ar: companyName(settings).ar,
  name_en: companyName(settings).en,
  vat_number: settings.platform_vat_number,
  commercial_number: settings.platform_commercial_number,
  address_ar: settings.platform_address_ar,
  address_en: settings.platform_address_en,
  phone: null,
})

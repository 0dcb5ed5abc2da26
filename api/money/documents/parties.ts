import { eq } from 'drizzle-orm'
import { providers, users } from '../../identity/tables/people.ts'
import type { DocumentParty } from '../../ordering/tables/parties.ts'
import type { Ctx } from '../../platform/context.ts'

/** The current data of the seller and the buyer of an order, to be frozen in its price statement and tax documents. */
export async function loadParties(
  ctx: Pick<Ctx, 'db'>,
  { provider_id, client_id }: { provider_id: string; client_id: string },
): Promise<{ seller: DocumentParty; buyer: DocumentParty }> {
  const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, provider_id))
  const [client] = await ctx.db.select().from(users).where(eq(users.id, client_id))
  if (!provider || !client) throw new Error('loadParties: an order without provider or client')
  return {
    seller: {
      name_ar: provider.name_ar,
      name_en: provider.name_en,
      vat_number: provider.vat_number,
      commercial_number: provider.commercial_number,
      address_ar: provider.address_ar,
      address_en: provider.address_en,
      phone: null,
    },
    buyer: {
      name_ar: client.name,
      name_en: client.name,
      vat_number: client.vat_number,
      commercial_number: client.commercial_number,
      address_ar: null,
      address_en: null,
      phone: client.phone,
    },
  }
}

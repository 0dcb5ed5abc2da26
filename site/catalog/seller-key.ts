import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'

/** The end of the key of a text that says who sells what a provider does, and whether its price includes VAT. */
export const sellerKey = ({ sold_by, charges_vat }: Pick<ProviderPage, 'sold_by' | 'charges_vat'>) =>
  sold_by === 'platform' ? 'soldByPlatform' : charges_vat ? 'soldWithVat' : 'soldWithoutVat'

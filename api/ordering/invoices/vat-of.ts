/** The VAT a seller charges, in percent: the rate in force, or none without a VAT number. Source: decision 0010. */
export const vatOf = (seller: { vat_number: string | null } | undefined, vat_percent: number): number =>
  seller?.vat_number ? vat_percent : 0

export type InvoiceQrFields = { seller_name: string; vat_number: string; at: string; total: string; vat: string }

/**
 * The text of an invoice's QR code: Base64 of five tag-length-value entries, each length one unsigned byte counting UTF-8 bytes.
 * `at` is ISO 8601 in whole seconds, amounts have two decimals. Source: saudi, section 1. Throws RangeError above 255 bytes.
 */
export function zatcaQr({ seller_name, vat_number, at, total, vat }: InvoiceQrFields): string {
  const bytes = [seller_name, vat_number, at, total, vat].flatMap((value, index) => entry(index + 1, value))
  return btoa(String.fromCharCode(...bytes))
}

function entry(tag: number, value: string): number[] {
  const bytes = new TextEncoder().encode(value)
  if (bytes.length > 255) throw new RangeError(`zatcaQr: field ${tag} has ${bytes.length} bytes, at most 255 fit`)
  return [tag, bytes.length, ...bytes]
}

import type { Localized } from '@wasl/shared/units.ts'

const maxLength = 40

/** A SKU made of the English names of a product and its options, such as DESK-LAMP-BLACK, different from those already taken. */
export function variantSku(product: string, options: readonly Localized[], taken: ReadonlySet<string>): string {
  const parts =
    [product, ...options.map(({ en }) => en)]
      .join(' ')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  const base = parts
    .join('-')
    .slice(0, maxLength - 3)
    .replace(/-$/, '')
  if (!base) return ''
  const numbered = [base, ...Array.from({ length: taken.size }, (_, index) => `${base}-${index + 2}`)]
  return numbered.find((sku) => !taken.has(sku)) ?? ''
}

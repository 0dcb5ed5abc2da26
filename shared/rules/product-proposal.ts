import type { AnyRow } from '../registry/resource.ts'
import { deepEqual } from '../utils/deep-equal.ts'
import { combinationKey } from './combinations.ts'

/** What a provider changes of its product without a review; of a variant, what belongs to its stock and price. */
const immediateFields = [
  'price',
  'quantity',
  'low_stock',
  'sku',
  'discount_type',
  'discount_percent',
  'discount_amount',
  'discount_expires_on',
  'availability',
]
const isImmediate = (name: string): boolean => immediateFields.includes(name)

type Variant = AnyRow & { options: readonly string[] }

/**
 * Splits the change of a product that is on sale: `now` is stored at once, `later` waits for a review. Variants that stay keep their options and pictures until
 * then, but have their new prices and quantities at once.
 */
export function splitProductChange(before: AnyRow, planned: AnyRow): { now: AnyRow; later: AnyRow } {
  const changed = Object.entries(planned).filter(([name, value]) => !deepEqual(before[name], value))
  const ofProduct = changed.filter(([name]) => name !== 'variants')
  const variants = changed.some(([name]) => name === 'variants')
  const live = withNumbersOf(variantsOf(before), variantsOf(planned))
  return {
    now: {
      ...Object.fromEntries(ofProduct.filter(([name]) => isImmediate(name))),
      ...(variants && !deepEqual(live, before.variants) && { variants: live }),
    },
    later: {
      ...Object.fromEntries(ofProduct.filter(([name]) => !isImmediate(name))),
      ...(variants && !deepEqual(variantsOf(planned).map(facts), variantsOf(before).map(facts)) && { variants: planned.variants }),
    },
  }
}

/** A product as it would be with its proposed change: what needs no review is as it is now. */
export function withProposal(product: AnyRow, proposed: AnyRow): AnyRow {
  const { variants, ...others } = proposed
  return { ...product, ...others, ...(variants ? { variants: withNumbersOf(variantsOf(proposed), variantsOf(product)) } : {}) }
}

/** The fields of a product that a proposal changes. */
export const changesOf = (product: AnyRow, proposed: AnyRow): AnyRow => splitProductChange(product, withProposal(product, proposed)).later

/** Variants with the prices, quantities and numbers that others of the same options have. */
function withNumbersOf(variants: readonly Variant[], others: readonly Variant[]): Variant[] {
  const byKey = new Map(others.map((variant) => [combinationKey(variant.options), variant]))
  return variants.map((variant) => {
    const other = Object.entries(byKey.get(combinationKey(variant.options)) ?? {})
    return { ...variant, ...Object.fromEntries(other.filter(([name]) => isImmediate(name))) }
  })
}

const facts = (variant: Variant): AnyRow => Object.fromEntries(Object.entries(variant).filter(([name]) => !isImmediate(name)))
// Safe: the rows were parsed by the schema of products.
const variantsOf = ({ variants }: AnyRow): readonly Variant[] => (variants ?? []) as readonly Variant[]

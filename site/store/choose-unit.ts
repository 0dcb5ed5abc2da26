import type { ProductPage, ProductUnit } from '@wasl/shared/contract/store.ts'

type Product = Pick<ProductPage, 'attributes' | 'units'>
type Option = ProductPage['attributes'][number]['options'][number]
/** `unit`: what choosing the option leads to; null if no unit has it with the options chosen before it. */
export type OptionChoice = { option: Option; unit: ProductUnit | null; isChosen: boolean }

/** The unit of an address (`v`: its SKU or id), otherwise the first that is available. */
export const findUnit = ({ units }: Pick<Product, 'units'>, v: string | null): ProductUnit | undefined =>
  units.find(({ id, sku }) => v !== null && (v === sku || v === id)) ?? units.find(({ is_available }) => is_available) ?? units[0]

/** The value of `v` for a unit. */
export const unitKey = ({ id, sku }: ProductUnit): string => sku ?? id

/** The options of each attribute. Attributes are chosen in their order: an option keeps those chosen before it, and of those after it as many as it can. */
export const optionChoices = ({ attributes, units }: Product, chosen: ProductUnit): { id: string; choices: OptionChoice[] }[] =>
  attributes.map((attribute, at) => {
    const before = attributes.slice(0, at).flatMap(({ options }) => chosenOf(options, chosen))
    return {
      id: attribute.id,
      choices: attribute.options.map((option) => ({
        option,
        unit: closestUnit(units, [...before, option.id], chosen),
        isChosen: chosen.option_ids.includes(option.id),
      })),
    }
  })

const chosenOf = (options: readonly Option[], unit: ProductUnit) => options.map(({ id }) => id).filter((id) => unit.option_ids.includes(id))

function closestUnit(units: readonly ProductUnit[], required: readonly string[], chosen: ProductUnit): ProductUnit | null {
  const shared = (unit: ProductUnit) => unit.option_ids.filter((id) => chosen.option_ids.includes(id)).length
  const possible = units.filter(({ option_ids }) => required.every((id) => option_ids.includes(id)))
  return possible.toSorted((a, b) => shared(b) - shared(a) || Number(b.is_available) - Number(a.is_available))[0] ?? null
}

import type { Label } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { ResourceName, Resources } from './index.ts'

type StepOf<Name extends string> = { label: Label; fields: readonly Name[] }

/** The resources whose forms are in steps; a last step reviews the row. Fields of no step are in the first. The other forms are one page. */
export const stepForms: { readonly [N in ResourceName]?: readonly StepOf<keyof Resources[N]['fields'] & string>[] } = {
  products: [
    {
      label: { en: 'Product', ar: 'المنتج' },
      fields: ['name', 'description', 'category_id', 'sub_category_id', 'brand_id', 'provider_id'],
    },
    { label: { en: 'Appearance', ar: 'المظهر' }, fields: ['images', 'feature_ids'] },
    { label: { en: 'Price and stock', ar: 'السعر والمخزون' }, fields: ['type', 'price', 'quantity', 'sku', 'option_ids', 'variants'] },
    {
      label: { en: 'Discount', ar: 'الخصم' },
      fields: ['discount_type', 'discount_percent', 'discount_amount', 'discount_expires_on', 'availability'],
    },
  ],
}

export const stepsOf = (name: string): readonly StepOf<string>[] => findEntry<readonly StepOf<string>[]>(stepForms, name) ?? []

import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { attribute_options, products } from '../tables/from-registry.ts'

/**
 * Throws 422 on two options of one attribute, on variants with options of different attributes, and on a variant's SKU that a product
 * already has.
 */
export async function assertUniformOptions({ db }: Ctx, product: StoredRow): Promise<void> {
  const variants = variantsOf(product)
  const own = variants.length > 0 ? [] : optionsOf(product)
  const ids = [...new Set([...own, ...variants.flatMap(({ options }) => options)])]
  if (ids.length === 0) return
  const options = await db.select().from(attribute_options).where(inArray(attribute_options.id, ids))
  const attributeOf = new Map(options.map((option) => [option.id, String(option.attribute_id)]))
  const hasDuplicates = (set: readonly string[]) => new Set(set).size < set.length
  const attributesOf = (ids: readonly string[]) => ids.map((id) => attributeOf.get(id) ?? '').sort()
  if (hasDuplicates(attributesOf(own)))
    throw invalid('option_ids', { en: 'Choose one option per attribute', ar: 'خيار واحد فقط من كل خاصية' })
  if (variants.length === 0) return
  const sets = variants.map((variant) => attributesOf(variant.options))
  if (sets.some(hasDuplicates))
    throw invalid('variants', { en: 'Choose one option per attribute for each variant', ar: 'لكل متغيّر خيار واحد من كل خاصية' })
  if (new Set(sets.map((set) => set.join(' '))).size > 1)
    throw invalid('variants', { en: 'All variants must use the same attributes', ar: 'يجب أن تختلف المتغيّرات في الخصائص نفسها' })
  const skus = variants.map(({ sku }) => sku)
  if ((await db.$count(products, inArray(products.sku, skus))) > 0)
    throw invalid('variants', { en: 'Another product already has one of these SKUs', ar: 'أحد رموز التخزين مستخدم لمنتج آخر' })
}

type VariantDraft = { options: readonly string[]; sku: string }
const optionsOf = ({ option_ids }: StoredRow): string[] => (Array.isArray(option_ids) ? option_ids.map(String) : [])
// Safe: the list is read by its own declaration; a simple product has no variants.
const variantsOf = ({ variants }: StoredRow) => (variants ?? []) as readonly VariantDraft[]

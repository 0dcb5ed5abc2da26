import { type Localized, riyals } from '@wasl/shared/units.ts'
import type { ProductPicture } from '../pictures/products/index.ts'

export type Variant = { options: readonly string[]; price: number; quantity: number; sku: string; image: null }
type Classification = { category: string; subcategory: string; brand: string; features?: readonly string[] }
type Stock = { price: number; quantity: number; sku: string; options?: readonly string[] } | { price: number; variants: readonly Variant[] }
type ProductExtras = {
  ratio?: number
  number?: number
  /** The discount ends after so many days. Default: it has no end. */
  discountDays?: number
  isUnavailable?: true
  provider?: string
}

/** One product as entered in the form; relations are slugs. */
export function product(
  slug: string,
  name: Localized,
  description: Localized,
  { category, subcategory, brand, features = [] }: Classification,
  stock: Stock,
  picture: ProductPicture,
  more: ProductExtras = {},
) {
  const isMulti = 'variants' in stock
  return {
    slug,
    category,
    subcategory,
    brand,
    provider: more.provider ?? null,
    features,
    variants: isMulti ? stock.variants : null,
    picture,
    discountDays: more.discountDays ?? null,
    options: isMulti ? [] : (stock.options ?? []),
    values: {
      name,
      description,
      images: [],
      type: isMulti ? ('multi' as const) : ('simple' as const),
      price: riyals(stock.price),
      quantity: isMulti ? null : stock.quantity,
      sku: isMulti ? null : stock.sku,
      discount_type: more.ratio ? ('ratio' as const) : more.number ? ('number' as const) : ('none' as const),
      discount_percent: more.ratio ?? null,
      discount_amount: more.number ? riyals(more.number) : null,
      discount_expires_on: null,
      availability: more.isUnavailable ? ('unavailable' as const) : ('available' as const),
    },
  }
}

export const variant = (sku: string, options: readonly string[], price: number, quantity: number): Variant => ({
  options,
  price: riyals(price),
  quantity,
  sku,
  image: null,
})

type Words = readonly [en: string, ar: string]
const localized = ([en, ar]: Words): Localized => ({ en, ar })

/** The products of one shelf: same category and seller. A stock is a quantity with the option that sets it apart, or a quantity per variant. */
export const shelf =
  ({ provider, ...at }: Classification & Pick<ProductExtras, 'provider'>) =>
  (
    slug: string,
    name: Words,
    description: Words,
    picture: readonly [ProductPicture['shape'], ProductPicture['color']],
    price: number,
    stock: number | readonly [quantity: number, option: string] | Readonly<Record<string, number>>,
    { brand = at.brand, features = at.features ?? [], ...more }: ProductExtras & Partial<Classification> = {},
  ) => {
    const sku = slug.toUpperCase()
    const [quantity, option] = typeof stock === 'number' ? [stock] : isPair(stock) ? stock : []
    return product(
      slug,
      localized(name),
      localized(description),
      { ...at, brand, features },
      quantity === undefined
        ? {
            price,
            variants: Object.entries(stock).map(([options, count]) =>
              variant(`${sku}-${options.toUpperCase().replaceAll(' ', '-')}`, options.split(' '), price, count),
            ),
          }
        : { price, quantity, sku, options: option ? [option] : [] },
      { shape: picture[0], color: picture[1] },
      { ...(provider && { provider }), ...more },
    )
  }
const isPair = (stock: object): stock is readonly [number, string] => Array.isArray(stock)

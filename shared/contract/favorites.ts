import * as z from 'zod'
import { maxGuestFavorites } from '../rules/limits.ts'
import { localized, money } from './common.ts'

export const favoriteKind = z.enum(['product', 'service', 'provider'])
export const favoriteParams = z.object({ kind: favoriteKind, id: z.uuid() })

/** What a guest chose, as `product:<id>,provider:<id>`: the browser of a guest keeps its favorites itself. */
export const favoritesQuery = z.object({
  items: z
    .string()
    .transform((list) => list.split(',').map((item) => ({ kind: item.split(':')[0], id: item.split(':')[1] })))
    .pipe(z.array(favoriteParams).max(maxGuestFavorites))
    .optional(),
})
/** POST favorites: the favorites of a guest who has logged in. */
export const addedFavorites = z.strictObject({ items: z.array(favoriteParams.strict()).max(maxGuestFavorites) })

/** Something that was saved, as it is now; what is not offered any more stays in the list. */
export const favorite = z.object({
  kind: favoriteKind,
  id: z.uuid(),
  title: localized,
  image_url: z.string().nullable(),
  state: z.enum(['available', 'sold_out', 'unavailable']),
  price: money.nullable(), // of a product: to pay, with VAT
  full_price: money.nullable(), // before a discount
  is_starting_price: z.boolean(),
  category_id: z.uuid().nullable(), // of a service, and a category of a provider: their pages are below it
  is_consultation: z.boolean(), // of a service
  is_wished: z.boolean(), // of a sold-out product: the caller is told when it is back
})
/** The newest first. */
export const favorites = z.object({ favorites: z.array(favorite) })
/** What the caller has saved, for the hearts of a page. */
export const favoriteIds = z.object({ items: z.array(favoriteParams), wished_unit_ids: z.array(z.uuid()) })
export const stockWishParams = z.object({ unit_id: z.uuid() })
export const stockWishState = z.object({ is_wished: z.boolean() })
export const favoriteState = z.object({ is_favorite: z.boolean() })

export type Favorite = z.output<typeof favorite>
export type FavoriteIds = z.output<typeof favoriteIds>
export type FavoriteKey = z.output<typeof favoriteParams>

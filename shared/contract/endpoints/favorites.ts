import { empty } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../favorites.ts'

const limit = { max: 120, perSeconds: 60 }

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites',
  action: 'fav.read',
  summary: 'Your favorite products, services and providers; as a guest those of the query',
  query: wire.favoritesQuery,
  response: wire.favorites,
})
export const listFavoriteIds = endpoint({
  method: 'GET',
  path: '/api/favorites/ids',
  action: 'fav.read',
  summary: 'What you have saved as favorites, without details',
  response: wire.favoriteIds,
})
export const addFavorites = endpoint({
  method: 'POST',
  path: '/api/favorites',
  action: 'fav.write',
  summary: 'Add what you saved as a guest to your favorites',
  body: wire.addedFavorites,
  limit,
  response: empty,
})
export const addFavorite = endpoint({
  method: 'PUT',
  path: '/api/favorites/:kind/:id',
  action: 'fav.write',
  summary: 'Save a product, service or provider as a favorite',
  params: wire.favoriteParams,
  limit,
  response: wire.favoriteState,
  msg: { en: 'Saved to your favorites', ar: 'حُفظ في مفضلتك' },
})
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/favorites/:kind/:id',
  action: 'fav.write',
  summary: 'Remove something from your favorites',
  params: wire.favoriteParams,
  response: wire.favoriteState,
  msg: { en: 'Removed from your favorites', ar: 'حُذف من مفضلتك' },
})
export const addStockWish = endpoint({
  method: 'PUT',
  path: '/api/stock-wishes/:unit_id',
  action: 'fav.write',
  summary: 'Be told when a sold-out product or variant is back; the product is saved as a favorite',
  params: wire.stockWishParams,
  limit,
  response: wire.stockWishState,
  msg: { en: 'We’ll tell you when it is back', ar: 'سنخبرك حين يتوفّر' },
})
export const removeStockWish = endpoint({
  method: 'DELETE',
  path: '/api/stock-wishes/:unit_id',
  action: 'fav.write',
  summary: 'No longer be told when a product or variant is back',
  params: wire.stockWishParams,
  response: wire.stockWishState,
  msg: { en: 'We won’t tell you about it any more', ar: 'لن نخبرك بتوفّره' },
})

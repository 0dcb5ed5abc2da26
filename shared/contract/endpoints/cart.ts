import * as wire from '../cart.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const limit = { max: 120, perSeconds: 60 }

export const showCart = endpoint({
  method: 'GET',
  path: '/api/cart',
  action: 'cart.write',
  summary: 'Your cart: of an account, or of a guest with its token in the header `x-cart-token`; each group with its shipping',
  query: wire.cartQuery,
  response: wire.cart,
})
export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart/lines',
  action: 'cart.write',
  summary: 'Add pieces of a unit to your cart; `data.cart_token` is the secret of a guest’s new cart',
  body: wire.newCartLine,
  limit,
  response: wire.cart,
  msg: { en: 'Added to the cart', ar: 'أُضيف إلى السلة' },
})
export const changeCartLine = endpoint({
  method: 'PATCH',
  path: '/api/cart/lines/:id',
  action: 'cart.write',
  summary: 'Set how many pieces of a unit your cart has; `id` is the unit',
  params: idParams,
  body: wire.cartQuantity,
  limit,
  response: wire.cart,
  msg: { en: 'Cart updated', ar: 'حُدّثت السلة' },
})
export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/api/cart/lines/:id',
  action: 'cart.write',
  summary: 'Take a unit out of your cart',
  params: idParams,
  response: wire.cart,
  msg: { en: 'Removed from the cart', ar: 'حُذف من السلة' },
})
export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/cart/merge',
  action: 'cart.merge',
  summary: 'Move what you added as a guest, by the header `x-cart-token`, into the cart of your account',
  limit,
  response: wire.mergedCart,
  msg: { en: 'Carts merged', ar: 'دُمجت السلتان' },
})

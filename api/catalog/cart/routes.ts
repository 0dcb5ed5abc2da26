import * as endpoints from '@wasl/shared/contract/endpoints/cart.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { addToCart, changeCartLine, removeFromCart } from './change-cart.ts'
import { loadCart } from './load-cart.ts'
import { mergeCart } from './merge-cart.ts'

/** The carts of clients, and of guests with the token of their cart in the header `x-cart-token`. */
export function cartRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showCart, ({ ctx, query, request }) => loadCart(ctx, cartTokenOf(request), query.city))
  serve(app, endpoints.addToCart, ({ ctx, body, request }) => addToCart(ctx, body, cartTokenOf(request)))
  serve(app, endpoints.changeCartLine, ({ ctx, params, body, request }) =>
    changeCartLine(ctx, { unit_id: params.id, ...body }, cartTokenOf(request)),
  )
  serve(app, endpoints.removeFromCart, ({ ctx, params, request }) => removeFromCart(ctx, params.id, cartTokenOf(request)))
  serve(app, endpoints.mergeCart, ({ ctx, request }) => mergeCart(userCtx(ctx), cartTokenOf(request)))
}

/** The token of a guest's cart that came with the request. */
function cartTokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers['x-cart-token']
  return typeof token === 'string' && token.length <= 100 ? token : undefined
}

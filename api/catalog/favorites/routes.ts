import * as endpoints from '@wasl/shared/contract/endpoints/favorites.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { describeFavorites, describeOwnFavorites } from './describe-favorites.ts'
import { addFavorites, listOwnKeys, removeFavorite } from './own-favorites.ts'
import { addStockWish, listWishedUnits, removeStockWish } from './stock-wishes.ts'

/** The favorites of clients. A guest's are kept by the browser: the list describes those that it names. */
export function favoriteRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listFavorites, async ({ ctx, query }) => ({
    favorites:
      ctx.principal.kind === 'user'
        ? await describeOwnFavorites(userCtx(ctx), await listOwnKeys(userCtx(ctx)))
        : await describeFavorites(ctx, query.items ?? []),
  }))
  serve(app, endpoints.listFavoriteIds, async ({ ctx }) => ({
    items: ctx.principal.kind === 'user' ? await listOwnKeys(userCtx(ctx)) : [],
    wished_unit_ids: ctx.principal.kind === 'user' ? await listWishedUnits(userCtx(ctx)) : [],
  }))
  serve(app, endpoints.addFavorites, async ({ ctx, body }) => {
    await addFavorites(userCtx(ctx), body.items)
    return {}
  })
  serve(app, endpoints.addFavorite, async ({ ctx, params }) => {
    await addFavorites(userCtx(ctx), [params], { isRequired: true })
    return { is_favorite: true }
  })
  serve(app, endpoints.removeFavorite, async ({ ctx, params }) => {
    await removeFavorite(userCtx(ctx), params)
    return { is_favorite: false }
  })
  serve(app, endpoints.addStockWish, async ({ ctx, params }) => {
    await addStockWish(userCtx(ctx), params.unit_id)
    return { is_wished: true }
  })
  serve(app, endpoints.removeStockWish, async ({ ctx, params }) => {
    await removeStockWish(userCtx(ctx), params.unit_id)
    return { is_wished: false }
  })
}

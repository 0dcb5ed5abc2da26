import * as endpoints from '@wasl/shared/contract/endpoints/orders.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { calendarRoutes } from '../appointments/routes.ts'
import { listOwnOffers } from '../offers/list-own-offers.ts'
import { setPurchaseOrder } from '../orders/purchase-order.ts'
import { loadClosedRequest } from './closed-request.ts'
import { listOrders } from './list-orders.ts'
import { loadOrderPage } from './order-page.ts'

/** The orders of a client or a provider, as lists, pages and calendars. */
export function orderPageRoutes(app: FastifyInstance): void {
  calendarRoutes(app)
  serve(app, endpoints.listOrders, async ({ ctx, query }) => listOrders(userCtx(ctx), query))
  serve(app, endpoints.showOrder, async ({ ctx, params, query }) => loadOrderPage(userCtx(ctx), params.id, query.sort))
  serve(app, endpoints.showClosedRequest, ({ ctx, params }) => loadClosedRequest(userCtx(ctx), params.id))
  serve(app, endpoints.setPurchaseOrder, async ({ ctx, params, body }) => {
    await setPurchaseOrder(userCtx(ctx), params.id, body)
    return {}
  })
  serve(app, endpoints.listOrderOffers, async ({ ctx, params, query }) => listOwnOffers(userCtx(ctx), params.id, query.sort))
}

import * as endpoints from '@wasl/resources/endpoints/provider-cars.ts'
import { ownBlock, ownCar, ownCarOffer } from '@wasl/resources/own-cars.ts'
import { showCarChange } from '@wasl/shared/contract/endpoints/product-changes.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { bodyBySettings } from '../../resources/write/validation-context.ts'
import { changeBlock, createBlock, listBlocks, removeBlock } from './car-blocks.ts'
import { loadCarChange } from './car-proposals.ts'
import { loadFleetCalendar } from './fleet-calendar.ts'
import { listCars, loadOwnCar } from './load-own-cars.ts'
import { changeOffer, createOffer, listOffers, removeOffer } from './own-car-offers.ts'
import { changeCar, createCar, makeTransition, withdrawCarChange } from './write-own-cars.ts'

/** The cars of a provider, for the provider. */
export function providerCarRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listOwnCars, ({ ctx, query }) => listCars(userCtx(ctx), query))
  serve(app, endpoints.showFleetCalendar, ({ ctx, query }) => loadFleetCalendar(userCtx(ctx), query))
  serve(app, endpoints.showOwnCar, ({ ctx, params }) => loadOwnCar(userCtx(ctx), params.id))
  serve(
    app,
    endpoints.createOwnCar,
    ({ ctx, body }) => createCar(userCtx(ctx), body),
    bodyBySettings((context) => draftSchema(ownCar, context)),
  )
  serve(
    app,
    endpoints.editOwnCar,
    ({ ctx, params, body }) => changeCar(userCtx(ctx), params.id, body),
    bodyBySettings((context) => patchSchema(ownCar, undefined, context)),
  )
  serve(app, endpoints.withdrawCarChange, ({ ctx, params }) => withdrawCarChange(userCtx(ctx), params.id))
  serve(app, endpoints.makeCarTransition, ({ ctx, params }) => makeTransition(userCtx(ctx), params.id, params.name))
  serve(app, showCarChange, ({ ctx, params }) => loadCarChange(ctx, params.id))
  blockRoutes(app)
  offerRoutes(app)
}

function blockRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listCarBlocks, ({ ctx, params }) => listBlocks(userCtx(ctx), params.id))
  serve(
    app,
    endpoints.createCarBlock,
    ({ ctx, params, body }) => createBlock(userCtx(ctx), params.id, body),
    bodyBySettings((context) => draftSchema(ownBlock, context)),
  )
  serve(
    app,
    endpoints.editCarBlock,
    ({ ctx, params, body }) => changeBlock(userCtx(ctx), params.id, params.block, body),
    bodyBySettings((context) => patchSchema(ownBlock, undefined, context)),
  )
  serve(app, endpoints.deleteCarBlock, async ({ ctx, params }) => {
    await removeBlock(userCtx(ctx), params.id, params.block)
    return {}
  })
}

function offerRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listOwnCarOffers, ({ ctx }) => listOffers(userCtx(ctx)))
  serve(
    app,
    endpoints.createOwnCarOffer,
    ({ ctx, body }) => createOffer(userCtx(ctx), body),
    bodyBySettings((context) => draftSchema(ownCarOffer, context)),
  )
  serve(
    app,
    endpoints.editOwnCarOffer,
    ({ ctx, params, body }) => changeOffer(userCtx(ctx), params.id, body),
    bodyBySettings((context) => patchSchema(ownCarOffer, undefined, context)),
  )
  serve(app, endpoints.deleteOwnCarOffer, async ({ ctx, params }) => {
    await removeOffer(userCtx(ctx), params.id)
    return {}
  })
}

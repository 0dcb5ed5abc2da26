import * as endpoints from '@wasl/resources/endpoints/provider-products.ts'
import * as rates from '@wasl/resources/endpoints/provider-shipping.ts'
import { changedOwnProduct, newOwnProduct, ownUnitsForm } from '@wasl/resources/own-products.ts'
import { ownRate } from '@wasl/resources/own-shipping-rates.ts'
import { showProductChange } from '@wasl/shared/contract/endpoints/product-changes.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { bodyBySettings } from '../../resources/write/validation-context.ts'
import { listProducts } from './list-own-products.ts'
import { loadOwnProduct } from './load-own-products.ts'
import { changeRate, createRate, listRates, removeRate } from './own-shipping-rates.ts'
import { loadProductChange } from './product-change.ts'
import { askForMainProduct, changeProduct, changeUnits, createProduct, withdrawChange } from './write-own-products.ts'

/** The products of a provider, for the provider. */
export function providerStoreRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listOwnProducts, ({ ctx, query }) => listProducts(userCtx(ctx), query))
  serve(app, endpoints.showOwnProduct, ({ ctx, params }) => loadOwnProduct(userCtx(ctx), params.id))
  serve(
    app,
    endpoints.createOwnProduct,
    ({ ctx, body }) => createProduct(userCtx(ctx), body),
    bodyBySettings((context) => draftSchema(newOwnProduct, context)),
  )
  serve(
    app,
    endpoints.editOwnProduct,
    ({ ctx, params, body }) => changeProduct(userCtx(ctx), params.id, body),
    bodyBySettings((context) => patchSchema(changedOwnProduct, undefined, context)),
  )
  serve(app, endpoints.editOwnUnits, ({ ctx, params, body }) => changeUnits(userCtx(ctx), params.id, body), bodyBySettings(ownUnitsForm))
  serve(app, endpoints.withdrawProductChange, ({ ctx, params }) => withdrawChange(userCtx(ctx), params.id))
  serve(app, endpoints.requestMainProduct, ({ ctx, params, body }) => askForMainProduct(userCtx(ctx), params.id, body))
  serve(app, showProductChange, ({ ctx, params }) => loadProductChange(ctx, params.id))
}

/** The shipping rates of a provider, for the provider. */
export function providerShippingRoutes(app: FastifyInstance): void {
  serve(app, rates.listOwnShippingRates, ({ ctx }) => listRates(userCtx(ctx)))
  serve(
    app,
    rates.createOwnShippingRate,
    ({ ctx, body }) => createRate(userCtx(ctx), body),
    bodyBySettings((context) => draftSchema(ownRate, context)),
  )
  serve(
    app,
    rates.editOwnShippingRate,
    ({ ctx, params, body }) => changeRate(userCtx(ctx), params.id, body),
    bodyBySettings((context) => patchSchema(ownRate, undefined, context)),
  )
  serve(app, rates.deleteOwnShippingRate, async ({ ctx, params }) => {
    await removeRate(userCtx(ctx), params.id)
    return {}
  })
}

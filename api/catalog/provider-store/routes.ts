import * as endpoints from '@wasl/resources/endpoints/provider-products.ts'
import * as rates from '@wasl/resources/endpoints/provider-shipping.ts'
import { changedOwnProduct, importedOwnProduct, newOwnProduct, ownProductTemplate, ownUnitsForm } from '@wasl/resources/own-products.ts'
import { ownRate } from '@wasl/resources/own-shipping-rates.ts'
import { showProductChange } from '@wasl/shared/contract/endpoints/product-changes.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import type { UserCtx } from '../../platform/context.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve, serveUnparsed } from '../../platform/http/serve.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { assertColumns, importedFile, importTemplate, maxImportBytes } from '../../resources/import/import-file.ts'
import { createImport, loadImport, startImport } from '../../resources/import/imports.ts'
import { bodyBySettings } from '../../resources/write/validation-context.ts'
import { exportOwnProducts } from './import-own-products.ts'
import { listProducts } from './list-own-products.ts'
import { loadOwnProduct } from './load-own-products.ts'
import { changeRate, createRate, listRates, removeRate } from './own-shipping-rates.ts'
import { loadProductChange } from './product-change.ts'
import { askForMainProduct, changeProduct, changeUnits, createProduct, withdrawChange } from './write-own-products.ts'

/** The products of a provider, for the provider. */
export function providerStoreRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listOwnProducts, ({ ctx, query }) => listProducts(userCtx(ctx), query))
  productFileRoutes(app)
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

/** The products of a provider as a file, and their import from one. */
function productFileRoutes(app: FastifyInstance): void {
  serve(app, endpoints.downloadOwnProducts, async ({ ctx, params: { format }, reply }) => {
    const { type, name, write } = productFiles[format]
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await write(userCtx(ctx)))
  })
  serveUnparsed(app, endpoints.readOwnProductFile, async ({ ctx, request }) => {
    const { file } = await readForm(request, maxImportBytes)
    return createImport(userCtx(ctx), importedOwnProduct, await importedFile(ownProductTemplate, file))
  })
  serve(app, endpoints.showOwnProductImport, ({ ctx, params }) => loadImport(userCtx(ctx), importedOwnProduct, params.id))
  serve(app, endpoints.runOwnProductImport, async ({ ctx, params, body }) => {
    assertColumns(importedOwnProduct, body.columns)
    return startImport(userCtx(ctx), importedOwnProduct, params.id, body)
  })
}

const csvType = 'text/csv; charset=utf-8'
const productFiles = {
  csv: { type: csvType, name: 'products.csv', write: async (ctx: UserCtx) => writeCsv(await exportOwnProducts(ctx)) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'products.xlsx',
    write: async (ctx: UserCtx) => writeXlsx(await exportOwnProducts(ctx)),
  },
  template: { type: csvType, name: 'products-template.csv', write: async (ctx: UserCtx) => importTemplate(ownProductTemplate, ctx.locale) },
} as const

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

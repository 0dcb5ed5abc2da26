import * as endpoints from '@wasl/resources/endpoints/provider-packages.ts'
import { ownPackage } from '@wasl/resources/own-packages.ts'
import { draftSchema, patchSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { bodyBySettings } from '../../resources/write/validation-context.ts'
import { changePackage, createPackage, listPackages, makePackageTransition } from './own-packages.ts'

/** The packages of a provider, for the provider. */
export function providerPackageRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listOwnPackages, ({ ctx }) => listPackages(userCtx(ctx)))
  serve(
    app,
    endpoints.createOwnPackage,
    ({ ctx, body }) => createPackage(userCtx(ctx), body),
    bodyBySettings((context) => draftSchema(ownPackage, context)),
  )
  serve(
    app,
    endpoints.editOwnPackage,
    ({ ctx, params, body }) => changePackage(userCtx(ctx), params.id, body),
    bodyBySettings((context) => patchSchema(ownPackage, undefined, context)),
  )
  serve(app, endpoints.makePackageTransition, ({ ctx, params }) => makePackageTransition(userCtx(ctx), params.id, params.name))
}

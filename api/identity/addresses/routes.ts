import * as endpoints from '@wasl/shared/contract/endpoints/addresses.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeAddress, deleteAddress, listAddresses, saveAddress } from './own-addresses.ts'

/** The address book of clients. */
export function addressRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listAddresses, ({ ctx }) => listAddresses(userCtx(ctx)))
  serve(app, endpoints.saveAddress, ({ ctx, body }) => saveAddress(userCtx(ctx), body))
  serve(app, endpoints.changeAddress, ({ ctx, params, body }) => changeAddress(userCtx(ctx), params.id, body))
  serve(app, endpoints.deleteAddress, async ({ ctx, params }) => {
    await deleteAddress(userCtx(ctx), params.id)
    return {}
  })
}

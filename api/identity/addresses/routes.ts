import * as endpoints from '@wasl/shared/contract/endpoints/addresses.ts'
import * as branchEndpoints from '@wasl/shared/contract/endpoints/branches.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeAddress, deleteAddress, listAddresses, saveAddress } from './own-addresses.ts'
import { archiveBranch, changeBranch, createBranch, listBranches } from './own-branches.ts'

/** The address book of clients, and the branches of companies. */
export function addressRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listAddresses, ({ ctx }) => listAddresses(userCtx(ctx)))
  serve(app, endpoints.saveAddress, ({ ctx, body }) => saveAddress(userCtx(ctx), body))
  serve(app, endpoints.changeAddress, ({ ctx, params, body }) => changeAddress(userCtx(ctx), params.id, body))
  serve(app, endpoints.deleteAddress, async ({ ctx, params }) => {
    await deleteAddress(userCtx(ctx), params.id)
    return {}
  })
  serve(app, branchEndpoints.listBranches, ({ ctx }) => listBranches(userCtx(ctx)))
  serve(app, branchEndpoints.createBranch, ({ ctx, body }) => createBranch(userCtx(ctx), body))
  serve(app, branchEndpoints.changeBranch, ({ ctx, params, body }) => changeBranch(userCtx(ctx), params.id, body))
  serve(app, branchEndpoints.archiveBranch, ({ ctx, params, body }) => archiveBranch(userCtx(ctx), params.id, body.is_archived))
}

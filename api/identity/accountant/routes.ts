import * as endpoints from '@wasl/shared/contract/endpoints/accountant.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeSubscription, deleteAccountant, loadAccountant, loadSubscription, saveAccountant } from './own-accountant.ts'

/** Where the tax documents of a company are also sent, and the link by which its reader confirms and stops that. */
export function accountantRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showAccountant, ({ ctx }) => loadAccountant(userCtx(ctx)))
  serve(app, endpoints.saveAccountant, ({ ctx, body }) => saveAccountant(userCtx(ctx), body.email))
  serve(app, endpoints.deleteAccountant, ({ ctx }) => deleteAccountant(userCtx(ctx)))
  serve(app, endpoints.showAccountantSubscription, ({ ctx, params }) => loadSubscription(ctx, params.token))
  serve(app, endpoints.changeAccountantSubscription, ({ ctx, params, body }) => changeSubscription(ctx, params.token, body.change))
}

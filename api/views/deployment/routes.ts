import * as endpoints from '@wasl/shared/contract/endpoints/deployment.ts'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/context.ts'
import { placeOf } from '../../platform/deployment/deployment.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { confirmDeployment, countHeld } from './confirm-deployment.ts'

/** Whether a database that was restored elsewhere may send from here. */
export function deploymentRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showDeployment, ({ ctx }) => loadState(ctx))
  serve(app, endpoints.confirmDeployment, ({ ctx, body }) => confirmDeployment(adminCtx(ctx), body))
}

async function loadState(ctx: Ctx) {
  const { is_held, belongs_to } = ctx.deployment
  const isSuper = adminCtx(ctx).principal.is_super
  return {
    is_held,
    here: isSuper ? placeOf(ctx.env) : null,
    belongs_to: isSuper ? belongs_to : null,
    waiting: is_held ? await countHeld(ctx) : 0,
  }
}

import { confirmDeploymentForm, deploymentState } from '@wasl/shared/contract/deployment.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { placeOf } from '../../platform/deployment/deployment.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { confirmDeployment, countHeld } from './confirm-deployment.ts'

/** Whether a database that was restored elsewhere may send from here. */
export function deploymentRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/admin/deployment',
    action: 'adm.me',
    summary: 'Whether messages, refunds and payouts are held because the database belongs to another deployment',
    response: deploymentState,
    handler: ({ ctx }) => loadState(ctx),
  })
  route(app, {
    method: 'POST',
    url: '/api/admin/deployment/confirm',
    action: 'adm.deployment',
    summary: 'Send messages, refunds and payouts from this deployment',
    body: confirmDeploymentForm,
    response: z.object({ discarded: z.int() }),
    msg: { en: 'Messages, refunds and payouts are sent from here', ar: 'تُرسل الرسائل والمبالغ المستردة والتحويلات من هنا' },
    handler: ({ ctx, body }) => confirmDeployment(adminCtx(ctx), body),
  })
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

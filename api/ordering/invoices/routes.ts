import { idParams } from '@wasl/shared/contract/common.ts'
import { invoicePage as shape } from '@wasl/shared/contract/invoices.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/context-of.ts'
import { route } from '../../platform/http/route.ts'
import { invoicePage } from './invoice-page.ts'

/** Invoices as their client and provider read them. */
export function invoiceRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/invoices/:id',
    action: 'inv.read',
    summary: 'One invoice; a draft for its provider alone',
    params: idParams,
    answer: shape,
    handler: async ({ ctx, params }) => invoicePage(userCtx(ctx), params.id),
  })
}

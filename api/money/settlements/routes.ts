import { idParams } from '@wasl/shared/contract/common.ts'
import { settlementPage, settlementsPage, settlementsQuery } from '@wasl/shared/contract/settlements.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import type { DocumentFile } from '../../resources/hook-types.ts'
import {
  listSettlements,
  loadCommissionCreditNote,
  loadCommissionInvoice,
  loadSettlement,
  loadSettlementStatement,
  requestSettlement,
} from './provider-settlements.ts'

const url = '/api/settlements'

/** The settlements of the logged-in provider. */
export function settlementRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url,
    action: 'set.list',
    summary: 'Your settlements of one tab, and what the next one will contain',
    query: settlementsQuery,
    response: settlementsPage,
    handler: ({ ctx, query }) => listSettlements(userCtx(ctx), query),
  })
  route(app, {
    method: 'GET',
    url: `${url}/:id`,
    action: 'set.list',
    summary: 'One of your settlements with its orders',
    params: idParams,
    response: settlementPage,
    handler: ({ ctx, params }) => loadSettlement(userCtx(ctx), params.id),
  })
  plainRoute(app, {
    method: 'GET',
    url: `${url}/:id/statement`,
    action: 'set.list',
    summary: 'The statement of your settlement, as PDF',
    params: idParams,
    handler: async ({ ctx, params, reply }) => sendDocument(reply, await loadSettlementStatement(userCtx(ctx), params.id)),
  })
  plainRoute(app, {
    method: 'GET',
    url: `${url}/:id/commission-invoice`,
    action: 'set.list',
    summary: "The platform's tax invoice for the commission of your settlement, as PDF",
    params: idParams,
    handler: async ({ ctx, params, reply }) => sendDocument(reply, await loadCommissionInvoice(userCtx(ctx), params.id)),
  })
  plainRoute(app, {
    method: 'GET',
    url: `${url}/:id/commission-credit-note`,
    action: 'set.list',
    summary: "The platform's credit note for the returned commission of your settlement, as PDF",
    params: idParams,
    handler: async ({ ctx, params, reply }) => sendDocument(reply, await loadCommissionCreditNote(userCtx(ctx), params.id)),
  })
  route(app, {
    method: 'POST',
    url,
    action: 'set.request',
    summary: 'Ask for a settlement of all that you have earned; one at a time',
    response: settlementPage,
    status: 201,
    msg: { en: 'The settlement was requested', ar: 'تم طلب التسوية' },
    handler: ({ ctx }) => requestSettlement(userCtx(ctx)),
  })
}

const sendDocument = (reply: FastifyReply, { name, mime, bytes }: DocumentFile) =>
  reply.type(mime).header('content-disposition', `inline; filename="${name}"`).header('cache-control', 'private, no-store').send(bytes)

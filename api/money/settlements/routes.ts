import * as endpoints from '@wasl/shared/contract/endpoints/settlements.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  listSettlements,
  loadCommissionCreditNote,
  loadCommissionInvoice,
  loadSettlement,
  loadSettlementStatement,
  requestSettlement,
} from './provider-settlements.ts'

/** The settlements of the logged-in provider. */
export function settlementRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listSettlements, ({ ctx, query }) => listSettlements(userCtx(ctx), query))
  serve(app, endpoints.showSettlement, ({ ctx, params }) => loadSettlement(userCtx(ctx), params.id))
  serve(app, endpoints.downloadSettlementStatement, async ({ ctx, params, reply }) =>
    sendDocument(reply, await loadSettlementStatement(userCtx(ctx), params.id)),
  )
  serve(app, endpoints.downloadCommissionInvoice, async ({ ctx, params, reply }) =>
    sendDocument(reply, await loadCommissionInvoice(userCtx(ctx), params.id)),
  )
  serve(app, endpoints.downloadCommissionCreditNote, async ({ ctx, params, reply }) =>
    sendDocument(reply, await loadCommissionCreditNote(userCtx(ctx), params.id)),
  )
  serve(app, endpoints.requestSettlement, ({ ctx }) => requestSettlement(userCtx(ctx)))
}

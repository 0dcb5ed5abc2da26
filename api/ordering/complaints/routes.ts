import { reportProvider as reportProviderEndpoint } from '@wasl/shared/contract/endpoints/catalog.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/complaints.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { appealDecision, withdrawDispute } from './appeal-decision.ts'
import { loadComplaintPage } from './complaint-page.ts'
import { createComplaint } from './create-complaint.ts'
import { listComplaints } from './list-complaints.ts'
import { reportProvider } from './report-provider.ts'
import { writeMessage } from './write-message.ts'

/** The complaints of clients and of the owners of providers. */
export function complaintRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listComplaints, async ({ ctx, query }) => listComplaints(userCtx(ctx), query))
  serve(app, endpoints.createComplaint, async ({ ctx, body }) => createComplaint(userCtx(ctx), body))
  serve(app, endpoints.showComplaint, async ({ ctx, params }) => loadComplaintPage(userCtx(ctx), params.id))
  serve(app, endpoints.sendComplaintMessage, async ({ ctx, params, body }) => {
    await writeMessage(userCtx(ctx), params.id, body)
    return {}
  })
  serve(app, endpoints.withdrawComplaint, async ({ ctx, params }) => {
    await withdrawDispute(userCtx(ctx), params.id)
    return {}
  })
  serve(app, endpoints.appealComplaint, async ({ ctx, params, body }) => {
    await appealDecision(userCtx(ctx), params.id, body)
    return {}
  })
  serve(app, reportProviderEndpoint, async ({ ctx, params, body }) => {
    await reportProvider(userCtx(ctx), params.id, body)
    return {}
  })
}

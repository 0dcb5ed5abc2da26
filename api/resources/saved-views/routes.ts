import * as endpoints from '@wasl/shared/contract/endpoints/saved-views.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { deleteSavedView } from './delete-view.ts'
import { listSavedViews } from './list-views.ts'
import { saveView } from './save-view.ts'

/** The saved views of the back office's lists: each admin's own, and shared ones. */
export function savedViewRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listSavedViews, ({ ctx, query }) => listSavedViews(adminCtx(ctx), query.resource))
  serve(app, endpoints.saveView, ({ ctx, body }) => saveView(adminCtx(ctx), body))
  serve(app, endpoints.deleteSavedView, ({ ctx, params }) => deleteSavedView(adminCtx(ctx), params.id))
}

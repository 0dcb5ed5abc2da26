import { idParams } from '@wasl/shared/contract/common.ts'
import { savedView, saveViewForm, viewsQuery } from '@wasl/shared/contract/saved-views.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { adminCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { deleteSavedView } from './delete-view.ts'
import { listSavedViews } from './list-views.ts'
import { saveView } from './save-view.ts'

const url = '/api/admin/views'

/** The saved views of the back office's lists: each admin's own, and shared ones. */
export function savedViewRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url,
    action: 'adm.me',
    summary: 'The saved views of a list: your own and the shared ones',
    query: viewsQuery,
    response: z.array(savedView),
    handler: ({ ctx, query }) => listSavedViews(adminCtx(ctx), query.resource),
  })
  route(app, {
    method: 'POST',
    url,
    action: 'adm.me',
    summary: 'Save a view of a list; replaces your own view of that name',
    body: saveViewForm,
    status: 201,
    response: savedView,
    handler: ({ ctx, body }) => saveView(adminCtx(ctx), body),
  })
  route(app, {
    method: 'DELETE',
    url: `${url}/:id`,
    action: 'adm.me',
    summary: 'Remove your own saved view, or a shared one',
    params: idParams,
    response: z.object({ id: z.uuid() }),
    handler: ({ ctx, params }) => deleteSavedView(adminCtx(ctx), params.id),
  })
}

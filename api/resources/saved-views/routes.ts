import { idParams } from '@wasl/shared/contract/common.ts'
import { savedView, viewsQuery, viewToKeep } from '@wasl/shared/contract/saved-views.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { adminCtx } from '../../platform/http/context-of.ts'
import { route } from '../../platform/http/route.ts'
import { listViews } from './list-views.ts'
import { removeView } from './remove-view.ts'
import { keepView } from './save-view.ts'

const url = '/api/admin/views'

/** The saved views of the lists of the back office: everyone keeps their own, who may share keeps them for everyone. */
export function viewRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url,
    action: 'adm.me',
    summary: 'The views of a list: one’s own and those shared',
    query: viewsQuery,
    answer: z.array(savedView),
    handler: ({ ctx, query }) => listViews(adminCtx(ctx), query.resource),
  })
  route(app, {
    method: 'POST',
    url,
    action: 'adm.me',
    summary: 'Keep a view of a list under a name; one’s own of that name is replaced',
    body: viewToKeep,
    status: 201,
    answer: savedView,
    handler: ({ ctx, body }) => keepView(adminCtx(ctx), body),
  })
  route(app, {
    method: 'DELETE',
    url: `${url}/:id`,
    action: 'adm.me',
    summary: 'Remove a view of one’s own, or a shared one',
    params: idParams,
    answer: z.object({ id: z.uuid() }),
    handler: ({ ctx, params }) => removeView(adminCtx(ctx), params.id),
  })
}

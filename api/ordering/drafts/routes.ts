import * as endpoints from '@wasl/shared/contract/endpoints/order-drafts.ts'
import * as wire from '@wasl/shared/contract/order-drafts.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse } from '../../platform/http/parse.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { sendFile } from '../../platform/uploads/send-file.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { deleteDraft } from './delete-drafts.ts'
import { addDraftFile, readDraftFile, removeDraftFile } from './draft-files.ts'
import { listDrafts, loadDraft } from './read-drafts.ts'
import { saveDraft } from './save-draft.ts'

/** The drafts of orders: of clients, and of guests with the key of their draft in the header `x-draft-key`. */
export function orderDraftRoutes(app: FastifyInstance): void {
  serve(app, endpoints.saveOrderDraft, ({ ctx, body, request }) => saveDraft(ctx, body, draftKeyOf(request)))
  serve(app, endpoints.listOrderDrafts, ({ ctx, query }) => listDrafts(userCtx(ctx), query.category_id))
  serve(app, endpoints.showOrderDraft, ({ ctx, params, request }) => loadDraft(ctx, { id: params.id, key: draftKeyOf(request) }))
  serve(app, endpoints.deleteOrderDraft, async ({ ctx, params, request }) => {
    await deleteDraft(ctx, { id: params.id, key: draftKeyOf(request) })
    return {}
  })
  serve(app, endpoints.addOrderDraftFile, async ({ ctx, params, request }) => {
    const { fields, file } = await readForm(request, (await loadSettings(ctx)).upload_megabytes * 1024 * 1024)
    return addDraftFile(ctx, { id: params.id, key: draftKeyOf(request) }, { ...parse(wire.draftFileField, fields), file })
  })
  serve(app, endpoints.readOrderDraftFile, async ({ ctx, params, query, request, reply }) => {
    const draft = { id: params.id, key: draftKeyOf(request) }
    return sendFile(reply, await readDraftFile(ctx, draft, { file_id: params.file_id, ...query }))
  })
  serve(app, endpoints.removeOrderDraftFile, async ({ ctx, params, request }) => {
    await removeDraftFile(ctx, { id: params.id, key: draftKeyOf(request) }, params.file_id)
    return {}
  })
}

/** The key of a guest's draft that came with the request. */
export function draftKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-draft-key']
  return typeof key === 'string' && key.length <= 100 ? key : undefined
}

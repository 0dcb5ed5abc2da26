import { empty, fileView, idParams } from '@wasl/shared/contract/common.ts'
import * as wire from '@wasl/shared/contract/order-drafts.ts'
import { newOrderForm } from '@wasl/shared/contract/orders.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import { parse } from '../../platform/http/parse.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { checkOrder } from '../orders/check-order.ts'
import { deleteDraft } from './delete-drafts.ts'
import { addDraftFile } from './draft-files.ts'
import { listDrafts, loadDraft } from './read-drafts.ts'
import { saveDraft } from './save-draft.ts'

/** The drafts of orders: of clients, and of guests with the key of their draft in the header `x-draft-key`. */
export function orderDraftRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/order-drafts',
    action: 'ord.draft',
    summary: 'Save the draft of an order; `data.key` is the secret of a guest’s new draft',
    body: wire.orderDraftForm,
    response: wire.savedOrderDraft,
    msg: { en: 'Draft saved', ar: 'حُفظت المسودة' },
    handler: ({ ctx, body, request }) => saveDraft(ctx, body, draftKeyOf(request)),
  })
  route(app, {
    method: 'GET',
    url: '/api/order-drafts',
    action: 'ord.create.service',
    summary: 'Your drafts of orders, last saved first',
    query: z.object({ category_id: z.uuid().optional() }),
    response: z.array(wire.orderDraftCard),
    handler: ({ ctx, query }) => listDrafts(userCtx(ctx), query.category_id),
  })
  route(app, {
    method: 'GET',
    url: '/api/order-drafts/:id',
    action: 'ord.draft',
    summary: 'One draft of an order, as its client or with its key',
    params: idParams,
    response: wire.orderDraftView,
    handler: ({ ctx, params, request }) => loadDraft(ctx, { id: params.id, key: draftKeyOf(request) }),
  })
  route(app, {
    method: 'DELETE',
    url: '/api/order-drafts/:id',
    action: 'ord.draft',
    summary: 'Delete a draft with its files',
    params: idParams,
    response: empty,
    msg: { en: 'The draft was deleted', ar: 'حُذفت المسودة' },
    handler: async ({ ctx, params, request }) => {
      await deleteDraft(ctx, { id: params.id, key: draftKeyOf(request) })
      return {}
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/order-drafts/:id/files',
    action: 'ord.draft',
    summary: 'Upload a file to a draft as form data: `field` of the order form, then `file`',
    params: idParams,
    limit: { max: 120, perSeconds: hourSeconds },
    response: fileView.omit({ url: true }).extend({ field: z.string() }),
    msg: { en: 'File uploaded', ar: 'تم رفع الملف' },
    status: 201,
    handler: async ({ ctx, params, request }) => {
      const { fields, file } = await readForm(request, (await loadSettings(ctx)).upload_megabytes * 1024 * 1024)
      return addDraftFile(ctx, { id: params.id, key: draftKeyOf(request) }, { ...parse(wire.draftFileField, fields), file })
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/orders/check',
    action: 'ord.draft',
    summary: 'Check the content of an order without sending it',
    body: newOrderForm.omit({ draft_id: true }),
    response: empty,
    lateBody: true,
    handler: async ({ ctx, parseBody }) => {
      await checkOrder(ctx, parseBody)
      return {}
    },
  })
}

/** The key of a guest's draft that came with the request. */
export function draftKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-draft-key']
  return typeof key === 'string' && key.length <= 100 ? key : undefined
}

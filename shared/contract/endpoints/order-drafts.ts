import * as z from 'zod'
import { hourSeconds } from '../../utils/durations.ts'
import { empty, fileView, fileWidth, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../order-drafts.ts'
import { newOrderForm } from '../order-form.ts'

export const saveOrderDraft = endpoint({
  method: 'POST',
  path: '/api/order-drafts',
  action: 'ord.draft',
  summary: 'Save the draft of an order; `data.key` is the secret of a guest’s new draft',
  body: wire.orderDraftForm,
  response: wire.savedOrderDraft,
  msg: { en: 'Draft saved', ar: 'حُفظت المسودة' },
})
export const listOrderDrafts = endpoint({
  method: 'GET',
  path: '/api/order-drafts',
  action: 'ord.create.service',
  summary: 'Your drafts of orders, last saved first',
  query: z.object({ category_id: z.uuid().optional() }),
  response: z.array(wire.orderDraftCard),
})
export const showOrderDraft = endpoint({
  method: 'GET',
  path: '/api/order-drafts/:id',
  action: 'ord.draft',
  summary: 'One draft of an order, as its client or with its key',
  params: idParams,
  response: wire.orderDraftView,
})
export const deleteOrderDraft = endpoint({
  method: 'DELETE',
  path: '/api/order-drafts/:id',
  action: 'ord.draft',
  summary: 'Delete a draft with its files',
  params: idParams,
  response: empty,
  msg: { en: 'The draft was deleted', ar: 'حُذفت المسودة' },
})
export const addOrderDraftFile = endpoint({
  method: 'POST',
  path: '/api/order-drafts/:id/files',
  action: 'ord.draft',
  summary: 'Upload a file to a draft as form data: `field` of the order form, then `file`',
  params: idParams,
  limit: { max: 120, perSeconds: hourSeconds },
  form: true,
  response: fileView.omit({ url: true }).extend({ field: z.string() }),
  msg: { en: 'File uploaded', ar: 'تم رفع الملف' },
  status: 201,
})
const draftFileParams = z.object({ id: z.uuid(), file_id: z.uuid() })

export const readOrderDraftFile = endpoint({
  method: 'GET',
  path: '/api/order-drafts/:id/files/:file_id',
  action: 'ord.draft',
  summary: 'Read a file of a draft, as its client or with its key; `w` resizes an image',
  params: draftFileParams,
  query: fileWidth,
  file: '*/*',
})
export const removeOrderDraftFile = endpoint({
  method: 'DELETE',
  path: '/api/order-drafts/:id/files/:file_id',
  action: 'ord.draft',
  summary: 'Delete a file of a draft',
  params: draftFileParams,
  response: empty,
  msg: { en: 'File removed', ar: 'حُذف الملف' },
})
export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/orders/check',
  action: 'ord.draft',
  summary: 'Check the content of an order without sending it',
  body: newOrderForm.omit({ draft_id: true }),
  response: empty,
})

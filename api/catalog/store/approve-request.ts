import { resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { store } from '../../resources/edit.ts'
import { findRow } from '../../resources/find-row.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { requestOf } from './load-request.ts'
import { tellOfDecision } from './notify-decision.ts'

/** Does what a provider asked for: its product shows to clients, or the group shows another main product. Both stand in their own history. */
export async function approveRequest(ctx: Ctx, id: string): Promise<void> {
  const request = await requestOf(ctx, id)
  if (request.kind === 'product') await change(ctx, resources.products, request.product_id, () => ({ availability: 'available' }))
  else
    await change(ctx, resources['product-groups'], request.group_id, ({ product_ids, main_product_id }) => {
      if (!Array.isArray(product_ids) || !product_ids.includes(request.after_product_id))
        throw conflict(['The product is no longer in the group', 'لم يعد المنتج ضمن المجموعة'])
      if (main_product_id !== request.before_product_id)
        throw conflict([
          'The main product of the group has changed since the request. Refuse it, and the provider may ask anew',
          'تغيّر المنتج الرئيسي للمجموعة بعد إرسال الطلب. ارفضه ليرسل المزوّد طلبًا جديدًا إن رغب',
        ])
      return { main_product_id: request.after_product_id }
    })
  await tellOfDecision(ctx, request, null)
}

async function change(ctx: Ctx, declaration: AnyResource, id: string | null, changed: (row: Readonly<Record<string, unknown>>) => object) {
  const resource = storedResource(declaration)
  if (!id) throw conflict(['What the request is about is gone', 'لم يعد موضوع الطلب موجودًا'])
  const before = await findRow(ctx, resource, id, { lock: true })
  await store(ctx, resource, { before, change: { ...changed(before) }, action: 'edit' })
}

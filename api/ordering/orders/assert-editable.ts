import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { assertCityAndCategory } from './assert-city-and-category.ts'
import type { OrderRow } from './visible-order.ts'
import type { OrderInput } from './write-items.ts'

/** Throws 422 if the content of an edited request has another category or kind, on which providers bid, or a city or category that is not served. */
export async function assertEditable(ctx: Ctx, order: OrderRow, content: OrderInput): Promise<void> {
  if (content.kind !== order.kind || content.category_id !== order.category_id)
    throw invalid('category_id', { en: 'The category of a sent order cannot be changed', ar: 'لا يتغيّر تصنيف الطلب بعد إرساله' })
  await assertCityAndCategory(ctx, content)
}

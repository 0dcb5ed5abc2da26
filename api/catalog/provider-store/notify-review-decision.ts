import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notify } from '../../resources/notify.ts'
import { cars, product_groups, products, type review_requests } from '../tables/from-registry.ts'

export type ReviewRequest = typeof review_requests.$inferSelect

/** Notifies the provider of the decision on its request, with the names of its car or product, and of its group. A reason means rejected. */
export async function notifyReviewDecision(ctx: Ctx, request: ReviewRequest, reason: string | null): Promise<void> {
  const subject = subjectOf(request)
  const name = await nameOf(ctx, subject.table, subject.id)
  if (!name || !subject.id) return
  const to = { provider_ids: [request.provider_id], link: subject.link(subject.id) }
  if (request.kind !== 'main_product') {
    const types = typesOf[request.kind]
    if (reason === null) await notify(ctx, { type: types.approved, ...to, params: { name } })
    else await notify(ctx, { type: types.rejected, ...to, params: { name, reason } })
    return
  }
  const group = await nameOf(ctx, product_groups, request.group_id)
  if (!group) return
  if (reason === null) await notify(ctx, { type: 'main_product_approved', ...to, params: { name, group } })
  else await notify(ctx, { type: 'main_product_rejected', ...to, params: { name, group, reason } })
}

/** The car or product that a request is about, with its page. */
const subjectOf = ({ kind, car_id, product_id, after_product_id }: ReviewRequest) =>
  kind === 'car_edit'
    ? { table: cars, id: car_id, link: (id: string) => pages.ownCar({ id }) }
    : { table: products, id: product_id ?? after_product_id, link: (id: string) => pages.ownProduct({ id }) }

const typesOf = {
  car_edit: { approved: 'car_edit_approved', rejected: 'car_edit_rejected' },
  product: { approved: 'product_approved', rejected: 'product_rejected' },
  product_edit: { approved: 'product_edit_approved', rejected: 'product_edit_rejected' },
} as const

async function nameOf({ db }: Ctx, table: typeof products | typeof product_groups | typeof cars, id: string | null) {
  if (!id) return null
  const [row] = await db.select({ ar: table.name_ar, en: table.name_en }).from(table).where(eq(table.id, id))
  return row ?? null
}

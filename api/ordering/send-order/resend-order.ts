import { placeOf } from '@wasl/shared/rules/service-modes.ts'
import { optionsOf } from '@wasl/shared/rules/service-questions.ts'
import { stillWanted, wantedTimeOf } from '@wasl/shared/rules/wanted-time.ts'
import { asc, eq } from 'drizzle-orm'
import { services } from '../../catalog/tables/from-registry.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { findActiveBranch } from '../orders/order-branch.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import type { ServiceQuestion } from '../orders/write-items.ts'
import { type ItemAnswer, orderFiles, orderItems, orders } from '../tables/orders.ts'
import { agreedTotal, assertSamePackage, type PackageInput } from './book-package.ts'
import { sentAlready } from './sent-already.ts'
import { type OrderSubmission, submitOrder } from './submit-order.ts'

const unanswered: readonly OrderRow['status'][] = ['expired', 'rejected']

/** Whether nobody took the order, so that it can be sent again as it is. */
export const isUnanswered = ({ status }: Pick<OrderRow, 'status'>): boolean => unanswered.includes(status)

/**
 * Sends the content of an expired or rejected order again: a private one to its provider, any other to the providers of its city. An order is
 * resent once: resending it again returns the order that it became. Throws 404, 409 for an order in another status, and whatever `submitOrder`
 * throws if the services or the provider no longer take it.
 */
export async function resendOrder(ctx: UserCtx, id: string): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const order = await loadVisibleOrder(ctx, id, { lock: true })
    const resent = await findResentOrder(ctx, order)
    if (resent) return sentAlready(ctx, resent)
    if (!isUnanswered(order))
      throw conflict({
        en: 'Only an expired or declined order can be sent again',
        ar: 'يُعاد إرسال الطلب إذا انتهت مهلته أو اعتذر عنه المزوّد',
      })
    const { purchase_order } = order
    const branch_id = await findActiveBranch(ctx, order.branch_id)
    const content = { ...(await loadContent(ctx, order)), ...(await loadPackage(ctx, order)) }
    return submitOrder(ctx, { ...content, purchase_order, branch_id, resent_from_id: id })
  })
}

/** The order that an expired or rejected order became when it was resent. */
export async function findResentOrder({ db }: Ctx, { id, status }: Pick<OrderRow, 'id' | 'status'>): Promise<OrderRow | null> {
  if (!isUnanswered({ status })) return null
  const [order] = await db.select().from(orders).where(eq(orders.resent_from_id, id))
  return order ?? null
}

/** The package of an order, at the total that was agreed: it is sent again only if neither that nor its content has changed. */
async function loadPackage(ctx: UserCtx, { package_id, package_terms, provider_id }: OrderRow): Promise<PackageInput> {
  if (!package_id || !package_terms || !provider_id) return {}
  await assertSamePackage(ctx, package_id, package_terms)
  return { package_id, package_total: await agreedTotal(ctx, provider_id, package_terms) }
}

/** The content of an order as its form would send it. */
export async function loadContent({ db, clock }: UserCtx, order: OrderRow): Promise<OrderSubmission> {
  const items = await db
    .select({ item: orderItems, questions: services.questions })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(eq(orderItems.order_id, order.id))
    .orderBy(asc(orderItems.position))
  const files = await db.select().from(orderFiles).where(eq(orderFiles.order_id, order.id)).orderBy(asc(orderFiles.position))
  const { kind, category_id, mode, expected_budget, duration_days, note, provider_id } = order
  // Orders of the store never expire or are rejected.
  if (!category_id) throw notFound()
  // Safe: the kinds with a category that are sent by the form.
  const sentKind = kind as OrderSubmission['kind']
  return {
    ...{ kind: sentKind, category_id, mode, ...placeOf(mode, order), expected_budget, duration_days, note },
    ...stillWanted(wantedTimeOf(order), clock.now()),
    ...(kind === 'private' && provider_id ? { provider_ids: [provider_id] } : {}),
    items: items.map(({ item, questions }) => {
      const answered = new Set(item.answers.flatMap(({ file_ids = [] }) => file_ids))
      return {
        service_id: item.service_id,
        ...(item.note !== null && { note: item.note }),
        answers: item.answers.map((answer) => answerForm(answer, questions[answer.question])),
        file_ids: files.filter(({ item_id, file_id }) => item_id === item.id && !answered.has(file_id)).map(({ file_id }) => file_id),
      }
    }),
    file_ids: files.filter(({ role }) => role === 'attachment').map(({ file_id }) => file_id),
  }
}

/** The answer as the form sends it; a chosen option by its position, none if the service no longer has it. */
function answerForm(
  { question, text, choice, number, file_ids }: ItemAnswer,
  { options = null }: Pick<Partial<ServiceQuestion>, 'options'> = {},
) {
  const option = choice ? optionsOf(options).ar.indexOf(choice.ar) : -1
  return {
    question,
    ...(text !== undefined && { text }),
    ...(number !== undefined && { number }),
    ...(option >= 0 && { option }),
    ...(file_ids && { file_ids: [...file_ids] }),
  }
}

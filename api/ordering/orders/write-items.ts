import type { orderForm } from '@wasl/shared/contract/order-form.ts'
import type { ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { optionsOf } from '@wasl/shared/rules/service-questions.ts'
import { inArray } from 'drizzle-orm'
import type * as z from 'zod'
import { services } from '../../catalog/tables/from-registry.ts'
import { listAccountUsers } from '../../identity/sessions/client-account.ts'
import type { UserCtx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'
import { attachFiles } from '../../platform/uploads/attach-files.ts'
import { copyAttachedFiles } from '../../platform/uploads/copy-attached-files.ts'
import { type ItemAnswer, orderFiles, orderItems, orders } from '../tables/orders.ts'
import { ordersOfClient } from '../tables/orders-of-client.ts'

/** The content of an order. `mode`: that of the order which is sent again; any other has that of its services. */
export type OrderInput = z.output<typeof orderForm> & { mode?: ServiceMode }

/**
 * Writes the items of an order and attaches its files, in the caller's transaction. Files of another order of the account are copied: it keeps them.
 * Throws 422 for a field with too many files.
 */
export async function writeItems(ctx: UserCtx, order_id: string, content: OrderInput): Promise<void> {
  const filesByField = fileIdsByField(content)
  await assertUploadQuota(ctx, filesByField)
  const own = ctx.db.select({ id: orders.id }).from(orders).where(ordersOfClient(ctx.principal))
  const copies = await copyAttachedFiles(ctx, {
    ...{ file_ids: Object.values(filesByField).flat(), order_id },
    ...{ owners: await listAccountUsers(ctx), isOfOrders: inArray(files.order_id, own) },
  })
  const order = withFileIds(content, copies)
  const linked = new Set<string>()
  const link = async (file_ids: readonly string[], role: 'attachment' | 'item', item_id: string | null, field: string) => {
    await attachFiles(ctx, { file_ids, order_id, field })
    const unlinked = file_ids.filter((id) => !linked.has(id))
    for (const id of unlinked) linked.add(id)
    if (unlinked.length > 0)
      await ctx.db.insert(orderFiles).values(unlinked.map((file_id, position) => ({ order_id, file_id, item_id, role, position })))
  }
  const serviceIds = order.items.map(({ service_id }) => service_id)
  const catalog = await ctx.db
    .select({ id: services.id, questions: services.questions })
    .from(services)
    .where(inArray(services.id, serviceIds))
  for (const [position, item] of order.items.entries()) {
    const questions = catalog.find(({ id }) => id === item.service_id)?.questions ?? []
    const answers = item.answers.map((answer) => storedAnswer(answer, questions[answer.question]))
    const [written] = await ctx.db
      .insert(orderItems)
      .values({ order_id, service_id: item.service_id, position, note: item.note?.trim() || null, answers })
      .returning({ id: orderItems.id })
    const ids = [...item.file_ids, ...item.answers.flatMap(({ file_ids }) => file_ids ?? [])]
    await link(ids, 'item', written?.id ?? null, `items.${position}.file_ids`)
  }
  await link(order.file_ids, 'attachment', null, 'file_ids')
}

/** The file ids of an order by field. */
export const fileIdsByField = ({ file_ids, items }: OrderInput): Record<string, readonly string[]> => ({
  file_ids,
  ...Object.fromEntries(
    items.flatMap((item, at) => [
      [`items.${at}.file_ids`, item.file_ids],
      ...item.answers.map(({ question, file_ids = [] }) => [`items.${at}.answers.${question}`, file_ids]),
    ]),
  ),
})

/** The content with the copies in the place of the files that were copied. */
function withFileIds(content: OrderInput, copies: ReadonlyMap<string, string>): OrderInput {
  if (copies.size === 0) return content
  const copied = (ids: readonly string[]) => ids.map((id) => copies.get(id) ?? id)
  const items = content.items.map((item) => ({
    ...item,
    file_ids: copied(item.file_ids),
    answers: item.answers.map((answer) => (answer.file_ids ? { ...answer, file_ids: copied(answer.file_ids) } : answer)),
  }))
  return { ...content, items, file_ids: copied(content.file_ids) }
}

type AnswerInput = OrderInput['items'][number]['answers'][number]
export type ServiceQuestion = (typeof services.$inferSelect)['questions'][number]

/** The answer as stored: only what answers a question of its type. */
function storedAnswer(
  { question, text, number, option, file_ids }: AnswerInput,
  { options = null }: Pick<Partial<ServiceQuestion>, 'options'> = {},
): ItemAnswer {
  const { ar, en } = optionsOf(options)
  const [chosenAr, chosenEn] = option === undefined ? [] : [ar[option], en[option]]
  return {
    question,
    ...(text?.trim() && { text: text.trim() }),
    ...(number !== undefined && { number }),
    ...(chosenAr !== undefined && chosenEn !== undefined && { choice: { ar: chosenAr, en: chosenEn } }),
    ...(file_ids?.length && { file_ids }),
  }
}

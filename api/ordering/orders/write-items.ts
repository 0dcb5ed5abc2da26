import type { orderForm } from '@wasl/shared/contract/orders.ts'
import type * as z from 'zod'
import type { UserCtx } from '../../context.ts'
import { orderFiles, orderItems } from '../../platform/db/tables/orders.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'
import { attachFiles } from '../../platform/uploads/attach-files.ts'

export type OrderInput = z.output<typeof orderForm>

/** Writes the items of an order and attaches its files, in the caller's transaction. Throws 422 for a field with too many files. */
export async function writeItems(ctx: UserCtx, order_id: string, order: OrderInput): Promise<void> {
  await assertUploadQuota(ctx, fileIdsByField(order))
  const linked = new Set<string>()
  const link = async (file_ids: readonly string[], role: 'attachment' | 'item', item_id: string | null, field: string) => {
    await attachFiles(ctx, { file_ids, order_id, field })
    const unlinked = file_ids.filter((id) => !linked.has(id))
    for (const id of unlinked) linked.add(id)
    if (unlinked.length > 0)
      await ctx.db.insert(orderFiles).values(unlinked.map((file_id, position) => ({ order_id, file_id, item_id, role, position })))
  }
  for (const [position, item] of order.items.entries()) {
    const [written] = await ctx.db
      .insert(orderItems)
      .values({ order_id, service_id: item.service_id, position, note: item.note?.trim() || null, answers: item.answers.map(storedAnswer) })
      .returning({ id: orderItems.id })
    const files = [...item.file_ids, ...item.answers.flatMap(({ file_ids }) => file_ids ?? [])]
    await link(files, 'item', written?.id ?? null, `items.${position}.file_ids`)
  }
  await link(order.file_ids, 'attachment', null, 'file_ids')
}

/** The file ids of an order by field. */
const fileIdsByField = ({ file_ids, items }: OrderInput): Record<string, readonly string[]> => ({
  file_ids,
  ...Object.fromEntries(
    items.flatMap((item, at) => [
      [`items.${at}.file_ids`, item.file_ids],
      ...item.answers.map(({ question, file_ids = [] }) => [`items.${at}.answers.${question}`, file_ids]),
    ]),
  ),
})

const storedAnswer = ({ question, text, choice, file_ids }: OrderInput['items'][number]['answers'][number]) => ({
  question,
  ...(text?.trim() && { text: text.trim() }),
  ...(choice && { choice }),
  ...(file_ids?.length && { file_ids }),
})

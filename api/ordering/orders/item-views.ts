import type { FileView } from '@wasl/shared/contract/common.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { eq } from 'drizzle-orm'
import { idAndName } from '../../catalog/services/id-and-name.ts'
import { services } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import { orderFiles, orderItems } from '../tables/orders.ts'

/** The services of an order with their answers and files, and the files attached to the order. */
export async function loadItemViews(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<Pick<OrderPage, 'items' | 'files'>> {
  const rows = await ctx.db
    .select({ item: orderItems, service: services })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(eq(orderItems.order_id, order_id))
    .orderBy(orderItems.position)
  const links = await ctx.db.select().from(orderFiles).where(eq(orderFiles.order_id, order_id)).orderBy(orderFiles.position)
  const filesById = await loadFileViews(
    ctx,
    links.map(({ file_id }) => file_id),
  )
  const views = (ids: readonly string[]): FileView[] => ids.flatMap((id) => filesById.get(id) ?? [])
  return {
    files: views(links.filter(({ role }) => role === 'attachment').map(({ file_id }) => file_id)),
    items: rows.map(({ item, service }) => {
      const answerFileIds = item.answers.flatMap(({ file_ids }) => file_ids ?? [])
      const itemFiles = links.filter(({ item_id, file_id }) => item_id === item.id && !answerFileIds.includes(file_id))
      return {
        id: item.id,
        service: idAndName(service),
        note: item.note,
        files: views(itemFiles.map(({ file_id }) => file_id)),
        answers: service.questions.map((question, at) => {
          const answer = item.answers.find((answer) => answer.question === at)
          return {
            question: question.text,
            text: answer?.text ?? null,
            choice: answer?.choice ?? null,
            number: answer?.number ?? null,
            unit: question.unit,
            files: views(answer?.file_ids ?? []),
          }
        }),
      }
    }),
  }
}

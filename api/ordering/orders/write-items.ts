import type { orderForm } from '@wasl/shared/contract/orders.ts'
import { mustAnswer } from '@wasl/shared/rules/must-answer.ts'
import { optionsOf } from '@wasl/shared/rules/question-options.ts'
import type { Label } from '@wasl/shared/units.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { Ctx, UserCtx } from '../../context.ts'
import { services } from '../../platform/db/resource-tables.ts'
import { orderFiles, orderItems } from '../../platform/db/tables/orders.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { attachFiles } from '../../platform/uploads/attach.ts'
import { refuseTooMany } from '../../platform/uploads/upload-quota.ts'

export type OrderInput = z.output<typeof orderForm>
type ServiceRow = typeof services.$inferSelect

/** The services an order asks for. Throws 422 on the item whose service is not of its category and kind, or whose questions are not answered. */
export async function askedServices(ctx: Pick<Ctx, 'db'>, order: OrderInput): Promise<ServiceRow[]> {
  const ids = order.items.map(({ service_id }) => service_id).filter((id) => /^[0-9a-f-]{36}$/.test(id))
  const found = ids.length
    ? await ctx.db
        .select()
        .from(services)
        .where(
          and(
            inArray(services.id, ids),
            eq(services.category_id, order.category_id),
            eq(services.kind, order.kind),
            eq(services.is_active, true),
          ),
        )
    : []
  const errors: Record<string, Label[]> = {}
  for (const [at, item] of order.items.entries()) {
    const service = found.find(({ id }) => id === item.service_id)
    if (!service) errors[`items.${at}.service_id`] = [['The service is not valid', 'الخدمة غير صحيحة']]
    else Object.assign(errors, unanswered(service, item, at))
  }
  if (Object.keys(errors).length > 0)
    throw new Refusal('invalid', ['Complete all services and answer all questions', 'أكمل جميع الخدمات وأجب عن جميع الأسئلة'], { errors })
  return found
}

function unanswered(service: ServiceRow, item: OrderInput['items'][number], at: number): Record<string, Label[]> {
  const errors: Record<string, Label[]> = {}
  for (const [number, question] of service.questions.entries()) {
    const answer = item.answers.find((one) => one.question === number)
    const wrong = faultOf({ ...question, is_required: mustAnswer(service, question) }, answer)
    if (wrong) errors[`items.${at}.answers.${number}`] = [wrong]
  }
  return errors
}

function faultOf(
  question: ServiceRow['questions'][number],
  answer: OrderInput['items'][number]['answers'][number] | undefined,
): Label | null {
  const text = answer?.text?.trim() ?? ''
  const isEmpty = { text: text === '', choice: !answer?.choice, file: !answer?.file_ids?.length }[question.answer_type]
  if (isEmpty) return question.is_required ? ['Answer this question', 'أجب عن هذا السؤال'] : null
  if (question.answer_type === 'text' && text.length < 4) return ['Write at least 4 characters', 'اكتب 4 أحرف على الأقل']
  if (question.answer_type === 'choice') {
    const { ar, en } = optionsOf(question.options)
    if (![...ar, ...en].includes(answer?.choice ?? '')) return ['Choose one of the options', 'اختر أحد الخيارات']
  }
  return null
}

/** Writes the items and files of an order; files hang on it from then on. Refuses too many of them on their field. Runs in the caller's transaction. */
export async function writeItems(ctx: UserCtx, order_id: string, order: OrderInput): Promise<void> {
  await refuseTooMany(ctx, filesOf(order))
  const linked = new Set<string>()
  const link = async (file_ids: readonly string[], role: 'attachment' | 'item', item_id: string | null, field: string) => {
    await attachFiles(ctx, { file_ids, order_id, field })
    const fresh = file_ids.filter((id) => !linked.has(id))
    for (const id of fresh) linked.add(id)
    if (fresh.length > 0)
      await ctx.db.insert(orderFiles).values(fresh.map((file_id, position) => ({ order_id, file_id, item_id, role, position })))
  }
  for (const [position, item] of order.items.entries()) {
    const [written] = await ctx.db
      .insert(orderItems)
      .values({ order_id, service_id: item.service_id, position, note: item.note?.trim() || null, answers: item.answers.map(answerOf) })
      .returning({ id: orderItems.id })
    const files = [...item.file_ids, ...item.answers.flatMap(({ file_ids }) => file_ids ?? [])]
    await link(files, 'item', written?.id ?? null, `items.${position}.file_ids`)
  }
  await link(order.file_ids, 'attachment', null, 'file_ids')
}

/** The files of an order by the fields that hold them. */
const filesOf = ({ file_ids, items }: OrderInput): Record<string, readonly string[]> => ({
  file_ids,
  ...Object.fromEntries(
    items.flatMap((item, at) => [
      [`items.${at}.file_ids`, item.file_ids],
      ...item.answers.map(({ question, file_ids = [] }) => [`items.${at}.answers.${question}`, file_ids]),
    ]),
  ),
})

const answerOf = ({ question, text, choice, file_ids }: OrderInput['items'][number]['answers'][number]) => ({
  question,
  ...(text?.trim() && { text: text.trim() }),
  ...(choice && { choice }),
  ...(file_ids?.length && { file_ids }),
})

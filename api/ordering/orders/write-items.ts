import type { orderForm } from '@wasl/shared/contract/orders.ts'
import { optionsOf } from '@wasl/shared/rules/question-options.ts'
import { isAnswerRequired } from '@wasl/shared/rules/required-answers.ts'
import type { Label } from '@wasl/shared/units.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { Ctx, UserCtx } from '../../context.ts'
import { services } from '../../platform/db/resource-tables.ts'
import { orderFiles, orderItems } from '../../platform/db/tables/orders.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { assertUploadQuota } from '../../platform/uploads/assert-upload-quota.ts'
import { attachFiles } from '../../platform/uploads/attach-files.ts'

export type OrderInput = z.output<typeof orderForm>
type ServiceRow = typeof services.$inferSelect

/** Throws 422 for each item whose service is not of the order's category and kind, or whose required questions are not answered. */
export async function assertItemsValid(ctx: Pick<Ctx, 'db'>, order: OrderInput): Promise<void> {
  const ids = order.items.map(({ service_id }) => service_id).filter(isUuid)
  const valid = ids.length
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
    const service = valid.find(({ id }) => id === item.service_id)
    if (!service) errors[`items.${at}.service_id`] = [{ en: 'The service is not valid', ar: 'الخدمة غير صحيحة' }]
    else Object.assign(errors, questionErrors(service, item, at))
  }
  if (Object.keys(errors).length > 0)
    throw new RequestError(
      'invalid',
      { en: 'Complete all services and answer all questions', ar: 'أكمل جميع الخدمات وأجب عن جميع الأسئلة' },
      { errors },
    )
}

function questionErrors(service: ServiceRow, item: OrderInput['items'][number], at: number): Record<string, Label[]> {
  const errors: Record<string, Label[]> = {}
  for (const [number, question] of service.questions.entries()) {
    const answer = item.answers.find((answer) => answer.question === number)
    const error = answerError({ ...question, is_required: isAnswerRequired(service, question) }, answer)
    if (error) errors[`items.${at}.answers.${number}`] = [error]
  }
  return errors
}

function answerError(
  question: ServiceRow['questions'][number],
  answer: OrderInput['items'][number]['answers'][number] | undefined,
): Label | null {
  const text = answer?.text?.trim() ?? ''
  const isEmpty = { text: text === '', choice: !answer?.choice, file: !answer?.file_ids?.length }[question.answer_type]
  if (isEmpty) return question.is_required ? { en: 'Answer this question', ar: 'أجب عن هذا السؤال' } : null
  if (question.answer_type === 'text' && text.length < 4) return { en: 'Write at least 4 characters', ar: 'اكتب 4 أحرف على الأقل' }
  if (question.answer_type === 'choice') {
    const { ar, en } = optionsOf(question.options)
    if (![...ar, ...en].includes(answer?.choice ?? '')) return { en: 'Choose one of the options', ar: 'اختر أحد الخيارات' }
  }
  return null
}

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

import { guards } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { formatMessage } from '@wasl/shared/registry/messages.ts'
import { isAnswerRequired } from '@wasl/shared/rules/required-answers.ts'
import { fitsMode } from '@wasl/shared/rules/service-modes.ts'
import { numberBounds, optionsOf } from '@wasl/shared/rules/service-questions.ts'
import type { Label } from '@wasl/shared/units.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { services } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { orderItems } from '../tables/orders.ts'
import type { OrderRow } from './visible-order.ts'
import type { OrderInput } from './write-items.ts'

type ServiceRow = typeof services.$inferSelect

/**
 * The errors by field: items whose service is not of the request's category and kind, or needs a place that the edited `order` does not have, and
 * required questions without an answer.
 */
export async function findItemErrors(
  ctx: Pick<Ctx, 'db'>,
  content: Pick<OrderInput, 'kind' | 'category_id' | 'items'>,
  order: Pick<OrderRow, 'id' | 'mode'> | null = null,
): Promise<Record<string, Label[]>> {
  const ids = content.items.map(({ service_id }) => service_id).filter(isUuid)
  const valid = ids.length
    ? await ctx.db
        .select()
        .from(services)
        .where(
          and(
            inArray(services.id, ids),
            eq(services.category_id, content.category_id),
            eq(services.kind, content.kind === 'consultation' ? 'consultation' : 'service'),
            eq(services.is_active, true),
          ),
        )
    : []
  const ordered = order ? await ctx.db.select({ id: orderItems.service_id }).from(orderItems).where(eq(orderItems.order_id, order.id)) : []
  const errors: Record<string, Label[]> = {}
  for (const [at, item] of content.items.entries()) {
    const service = valid.find(({ id }) => id === item.service_id)
    if (!service) errors[`items.${at}.service_id`] = [{ en: 'The service is not valid', ar: 'الخدمة غير صحيحة' }]
    else if (order && !fitsMode(order.mode, service.mode) && !ordered.some(({ id }) => id === service.id))
      errors[`items.${at}.service_id`] = [{ en: 'This service needs an order of its own', ar: 'هذه الخدمة تحتاج طلبًا مستقلًا' }]
    else Object.assign(errors, questionErrors(service, item, at))
  }
  return errors
}

/** What an order lacks whose services or questions have errors. Source: specification, section 8. */
export const incompleteItems = (kind: OrderInput['kind']): Label => {
  const { en, ar } = guards.items_complete
  return kind === 'consultation' ? { en: `The consultation was not sent. ${en}`, ar: `تعذّر إرسال الاستشارة. ${ar}` } : { en, ar }
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
  const { number, option } = answer ?? {}
  const isEmpty = { text: text === '', number: number === undefined, choice: option === undefined, file: !answer?.file_ids?.length }[
    question.answer_type
  ]
  if (isEmpty) return question.is_required ? missingAnswer(question.answer_type) : null
  if (question.answer_type === 'text' && text.length < 4) return { en: 'Use at least 4 characters', ar: 'اكتب 4 أحرف على الأقل' }
  if (question.answer_type === 'number') return boundsError(number ?? 0, numberBounds(question))
  if (question.answer_type === 'choice' && (option ?? 0) >= optionsOf(question.options).ar.length)
    return { en: 'Choose one of the options', ar: 'اختر أحد الخيارات' }
  return null
}

const missingAnswer = (type: ServiceRow['questions'][number]['answer_type']): Label =>
  type === 'file'
    ? { en: 'Upload the required files', ar: 'ارفع الملفات المطلوبة' }
    : { en: 'Answer this question', ar: 'أجب عن هذا السؤال' }

function boundsError(number: number, bounds: { min: number; max: number }): Label | null {
  const key = number < bounds.min ? 'at_least' : number > bounds.max ? 'at_most' : null
  return key && { en: formatMessage(key, 'en', bounds), ar: formatMessage(key, 'ar', bounds) }
}

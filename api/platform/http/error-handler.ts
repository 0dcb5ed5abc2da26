import { messagesOf } from '@wasl/shared/registry/messages.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadInput, type ErrorKey, Refusal } from './errors.ts'
import { localeOf } from './locale-of.ts'

type Body = { key: ErrorKey; msg: string; errors?: Record<string, string[]>; request_id?: string }

/** Gives every failure its one shape: `{ key, msg, errors? }` in the language asked for. Source: domain.md 8. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    return send(reply, 404, {
      key: 'not_found',
      msg: labelIn([`Page Not Found: ${path}`, `الصفحة غير موجودة: ${path}`], localeOf(request)),
    })
  })
}

function answer(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request)
  if (error instanceof Refusal) return send(reply, error.status, { ...refusalBody(error, locale), ...error.more })
  if (error instanceof BadInput)
    return send(reply, 422, { key: 'invalid', msg: labelIn(checkForm, locale), errors: messagesOf(error, locale) })
  const known = 'code' in error && typeof error.code === 'string' ? fromFastify[error.code] : undefined
  if (known) return send(reply, known.status, { key: known.key, msg: labelIn(known.text, locale) })
  request.log.error({ err: error }, 'defect')
  return send(reply, 500, { key: 'fail', msg: labelIn(wentWrong, locale), request_id: request.id })
}

function refusalBody({ key, text, errors }: Refusal, locale: Locale): Body {
  const told = Object.entries(errors ?? {}).map(([field, labels]): [string, string[]] => [
    field,
    labels.map((label) => labelIn(label, locale)),
  ])
  return { key, msg: labelIn(text, locale), ...(errors && { errors: Object.fromEntries(told) }) }
}

const send = (reply: FastifyReply, status: number, body: Body): FastifyReply => reply.code(status).type('application/json').send(body)

const checkForm: Label = ['Please check the form', 'تحقّق من الحقول']
const wentWrong: Label = ['Something went wrong', 'حدث خطأ ما']
const unreadable = { status: 422, key: 'invalid', text: ['The body cannot be read', 'تعذّرت قراءة البيانات المرسلة'] } as const
const tooLarge = { status: 413, key: 'invalid', text: ['This is too large', 'الحجم أكبر من المسموح'] } as const

/** What Fastify and its plugins refuse by themselves. */
const fromFastify: Readonly<Partial<Record<string, { status: number; key: ErrorKey; text: Label }>>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: unreadable,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: unreadable,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    key: 'invalid',
    text: ['This content type is not accepted', 'نوع المحتوى غير مقبول'],
  },
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: tooLarge,
  FST_FIELDS_LIMIT: tooLarge,
  FST_PARTS_LIMIT: tooLarge,
  FST_INVALID_MULTIPART_CONTENT_TYPE: unreadable,
  FST_ERR_BAD_URL: { status: 404, key: 'not_found', text: ['Not found', 'غير موجود'] },
  FST_UNDER_PRESSURE: {
    status: 503,
    key: 'busy',
    text: ['We are busy, please try again in a moment', 'الخدمة مشغولة الآن، أعد المحاولة بعد لحظات'],
  },
  WASL_TOO_MANY: {
    status: 429,
    key: 'too_many',
    text: ['Too many requests. Please wait a moment', 'طلبات كثيرة. انتظر قليلًا ثم أعد المحاولة'],
  },
}

import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorKey, invalidFormMessage, RequestError, ValidationError } from './errors.ts'
import { requestLocale } from './request-locale.ts'

type ErrorBody = { key: ErrorKey; msg: string; errors?: Record<string, string[]>; request_id?: string }

/** Sends every error as `{ key, msg, errors? }` in the requested language. Source: domain.md 8. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    return send(reply, 404, {
      key: 'not_found',
      msg: labelIn({ en: `Page Not Found: ${path}`, ar: `الصفحة غير موجودة: ${path}` }, requestLocale(request)),
    })
  })
}

function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = requestLocale(request)
  if (error instanceof RequestError) return send(reply, error.status, { ...requestErrorBody(error, locale), ...error.details })
  if (error instanceof ValidationError)
    return send(reply, 422, { key: 'invalid', msg: labelIn(invalidFormMessage, locale), errors: fieldErrors(error, locale) })
  const fastifyError = 'code' in error && typeof error.code === 'string' ? fastifyErrors[error.code] : undefined
  if (fastifyError) return send(reply, fastifyError.status, { key: fastifyError.key, msg: labelIn(fastifyError.text, locale) })
  request.log.error({ err: error }, 'unexpected error')
  return send(reply, 500, { key: 'fail', msg: labelIn(somethingWentWrong, locale), request_id: request.id })
}

function requestErrorBody({ key, text, errors }: RequestError, locale: Locale): ErrorBody {
  const localizedErrors = Object.entries(errors ?? {}).map(([field, labels]): [string, string[]] => [
    field,
    labels.map((label) => labelIn(label, locale)),
  ])
  return { key, msg: labelIn(text, locale), ...(errors && { errors: Object.fromEntries(localizedErrors) }) }
}

const send = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply => reply.code(status).type('application/json').send(body)

const somethingWentWrong: Label = { en: 'Something went wrong', ar: 'حدث خطأ ما' }
const unreadable = { status: 422, key: 'invalid', text: { en: 'The body cannot be read', ar: 'تعذّرت قراءة البيانات المرسلة' } } as const
const tooLarge = { status: 413, key: 'invalid', text: { en: 'This is too large', ar: 'الحجم أكبر من المسموح' } } as const

/** The errors that Fastify and its plugins raise themselves, by their code. */
const fastifyErrors: Readonly<Partial<Record<string, { status: number; key: ErrorKey; text: Label }>>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: unreadable,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: unreadable,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    key: 'invalid',
    text: { en: 'This content type is not accepted', ar: 'نوع المحتوى غير مقبول' },
  },
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: tooLarge,
  FST_FIELDS_LIMIT: tooLarge,
  FST_PARTS_LIMIT: tooLarge,
  FST_INVALID_MULTIPART_CONTENT_TYPE: unreadable,
  FST_ERR_BAD_URL: { status: 404, key: 'not_found', text: { en: 'Not found', ar: 'غير موجود' } },
  FST_UNDER_PRESSURE: {
    status: 503,
    key: 'busy',
    text: { en: 'We are busy, please try again in a moment', ar: 'الخدمة مشغولة الآن، أعد المحاولة بعد لحظات' },
  },
  FST_ERR_HANDLER_TIMEOUT: {
    status: 503,
    key: 'busy',
    text: { en: 'This takes too long, please try again', ar: 'استغرق الطلب وقتًا طويلًا، أعد المحاولة' },
  },
  WASL_TOO_MANY: {
    status: 429,
    key: 'too_many',
    text: { en: 'Too many requests. Please wait a moment', ar: 'طلبات كثيرة. انتظر قليلًا ثم أعد المحاولة' },
  },
}

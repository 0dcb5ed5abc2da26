import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AdapterError } from '../adapters/adapter-error.ts'
import { isUnavailable } from '../db/sql-errors.ts'
import { type ErrorKey, RequestError, ValidationError } from '../http/errors.ts'
import { hasTimedOut, isWrongValue, knownError } from '../http/known-errors.ts'
import { requestLocale } from '../http/request-locale.ts'
import { requestPrincipal } from '../http/request-principal.ts'
import { PdfError } from '../pdf/render-template.ts'
import { errorPage } from './error-page.ts'

type ErrorBody = { key: ErrorKey; msg: string; errors?: Record<string, string[]>; request_id?: string }

/**
 * Sends every error in the requested language: as `{ key, msg, errors? }`, or as a page if a browser asked for one. Source: domain, section 8.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    return send(request, reply, 404, {
      key: 'not_found',
      msg: labelIn({ en: `Page Not Found: ${path}`, ar: `الصفحة غير موجودة: ${path}` }, requestLocale(request)),
    })
  })
}

function sendError(raised: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = isPageRequest(request) ? pageLocale(request) : requestLocale(request)
  const error = raised instanceof RequestError || raised instanceof ValidationError ? raised : knownError(raised)
  if (error instanceof ValidationError)
    return send(request, reply, 422, { key: 'invalid', msg: labelIn(error.text, locale), errors: fieldErrors(error, locale) })
  // Errors of Fastify are the sender's. A value that only the database refuses lacks a validation.
  if (!error || isWrongValue(raised) || isUnavailable(raised) || hasTimedOut(raised)) request.log.error({ err: raised }, 'unexpected error')
  if (raised instanceof AdapterError) request.log.error({ err: raised, adapter: raised.adapter }, 'an outside service failed')
  if (error?.status === 403) logDenial(error, request)
  if (error?.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
  if (error) return send(request, reply, error.status, { ...requestErrorBody(error, locale), ...error.details })
  const text = raised instanceof PdfError ? pdfFailed : somethingWentWrong
  return send(request, reply, 500, { key: 'fail', msg: labelIn(text, locale), request_id: request.id })
}

/** Leaves a line for each access that was denied, so that attempts to reach others' data can be found. */
function logDenial({ key }: RequestError, request: FastifyRequest): void {
  const principal = requestPrincipal(request)
  const { kind } = principal
  const by = 'id' in principal ? { kind, id: principal.id } : { kind }
  request.log.warn({ event: 'authz.denied', key, action: request.routeOptions.config.action, principal: by }, 'access denied')
}

function requestErrorBody({ key, text, errors }: RequestError, locale: Locale): ErrorBody {
  const localizedErrors = Object.entries(errors ?? {}).map(([field, labels]): [string, string[]] => [
    field,
    labels.map((label) => labelIn(label, locale)),
  ])
  return { key, msg: labelIn(text, locale), ...(errors && { errors: Object.fromEntries(localizedErrors) }) }
}

const retryAfterSeconds = 2

function send(request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds)
  reply.code(status)
  if (!isPageRequest(request)) return reply.type('application/json').send(body)
  return reply
    .type('text/html; charset=utf-8')
    .send(errorPage(pageLocale(request), { status, message: body.msg, requestId: body.request_id }))
}

/** Whether a browser opened a page or sent its form. */
const isPageRequest = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/api(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html')

/** The language of an address of the site; the back office has one address for both. */
const pageLocale = (request: FastifyRequest): Locale =>
  /^\/admin(\/|\?|$)/.test(request.url) ? requestLocale(request) : /^\/en(\/|\?|$)/.test(request.url) ? 'en' : 'ar'

const somethingWentWrong: Label = { en: 'Something went wrong', ar: 'حدث خطأ ما' }
const pdfFailed: Label = { en: 'The PDF could not be created', ar: 'تعذّر إنشاء ملف PDF' }

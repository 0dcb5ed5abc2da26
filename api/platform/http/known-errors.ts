import { AdapterError } from '../adapters/adapter-error.ts'
import { isUnavailable, sqlErrorOf } from '../db/sql-errors.ts'
import { busy, notFound, RequestError, tooLarge, unreadable, wrongContentType } from './errors.ts'

/** The rejection that an error of Fastify, its plugins or the database means; undefined for a defect of our own. */
export function knownError(error: Error): RequestError | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (isUnavailable(error) || error instanceof AdapterError) return unavailable()
  if (hasTimedOut(error)) return takesTooLong()
  return errorsByCode[code]?.() ?? (isWrongValue(error) ? wrongValue() : undefined)
}

const unavailable = () =>
  new RequestError('busy', {
    en: 'The service is not available, please try again in a moment',
    ar: 'الخدمة غير متاحة الآن، أعد المحاولة بعد لحظات',
  })
const takesTooLong = () =>
  new RequestError('busy', { en: 'This takes too long, please try again', ar: 'استغرق الطلب وقتًا طويلًا، أعد المحاولة' })
const storageFull = () =>
  new RequestError(
    'busy',
    { en: 'There is no space left for files, please try again later', ar: 'لا تتوفر مساحة للملفات الآن، أعد المحاولة لاحقًا' },
    { status: 507, retryAfterSeconds: 60 },
  )
const tooMany = () =>
  new RequestError('too_many', { en: 'Too many requests. Please wait a moment', ar: 'طلبات كثيرة. انتظر قليلًا ثم أعد المحاولة' })
const wrongValue = () => new RequestError('invalid', { en: 'One of the values is not valid', ar: 'إحدى القيم المرسلة غير صحيحة' })

const errorsByCode: Readonly<Partial<Record<string, () => RequestError>>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: unreadable,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: unreadable,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongContentType,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_INVALID_MULTIPART_CONTENT_TYPE: unreadable,
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
  FST_UNDER_PRESSURE: busy,
  FST_ERR_HANDLER_TIMEOUT: takesTooLong,
  WASL_TOO_MANY: tooMany,
  ENOSPC: storageFull,
  EDQUOT: storageFull,
}

/** Whether a statement waited or ran longer than the database allows, as on a machine with too much work. */
export const hasTimedOut = (error: Error): boolean => ['57014', '55P03'].includes(sqlErrorOf(error)?.code ?? '')

/** Whether the database refused a value although the schema accepted it: a wrong form, out of range, no such character. */
export const isWrongValue = (error: Error): boolean => wrongValueCodes.has(sqlErrorOf(error)?.code ?? '')

const wrongValueCodes: ReadonlySet<string> = new Set(['22P02', '22003', '22007', '22008', '22009', '22021', '22P05'])

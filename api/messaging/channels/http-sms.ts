import * as z from 'zod'
import { CredentialsError, errorOfStatus } from '../../platform/adapters/credentials.ts'
import type { Sms } from './channels.ts'

export type HttpSmsOptions = { url: string; token: string; sender: string }

const timeoutMs = 10_000

/**
 * Sends through a carrier's REST API (as of Taqnyat and similar carriers): POST { recipients, body, sender } with a bearer token.
 * The job's id is sent as idempotency key, so that a carrier that supports it sends a repeated request only once. Throws with the carrier's reason if
 * the status is not 2xx or the answer says that the message was rejected (`rejectionOf`).
 */
export const httpSms = ({ url, token, sender }: HttpSmsOptions): Sms => ({
  async send({ id, to, text }) {
    const recipient = to.replace('+', '')
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
      body: JSON.stringify({ recipients: [recipient], body: text, sender }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await response.text()
    const rejection = response.ok ? rejectionOf(answer) : `status ${response.status}${reasonIn(readAnswer(answer))}`
    if (rejection === null) return
    const message = `the carrier rejected it: ${withoutMessage(rejection, { recipient, text })}`
    throw rejectedKey(answer) ? new CredentialsError(message) : errorOfStatus(response.status, message)
  },
})

const flag = z.union([z.boolean(), z.string(), z.number()]).transform((value) => String(value).toLowerCase())
const answered = z
  .object({
    success: flag,
    status: flag,
    statusCode: z.coerce.number(),
    code: flag,
    errorCode: z.union([z.string(), z.number()]),
    error: z.unknown(),
    errors: z.unknown(),
    message: z.string(),
    accepted: z.unknown(),
    rejected: z.unknown(),
  })
  .partial()
type Answer = z.output<typeof answered>

/**
 * Why a carrier rejected a message inside a 2xx answer; null if it accepted it. Known forms: `success: false` (Unifonic), `statusCode` of 400 or more, or
 * only rejected recipients (Taqnyat), a `code` other than 1 and M0000 (Msegat), a `status` of error, failed or rejected, a filled `error`. A page of HTML is no
 * carrier's answer. Anything else is an acceptance: carriers answer in many ways.
 */
export function rejectionOf(text: string): string | null {
  if (text.trimStart().startsWith('<')) return 'the answer is a page of HTML, not of an API: check SMS_URL'
  const answer = readAnswer(text)
  const isRejected =
    answer.success === 'false' ||
    (answer.statusCode ?? 0) >= 400 ||
    (answer.code !== undefined && /^(m\d{4}|\d{1,6})$/.test(answer.code) && !acceptedCodes.has(answer.code)) ||
    (answer.status !== undefined && /^(error|fail|failed|failure|rejected|[45]\d\d)$/.test(answer.status)) ||
    isFilled(answer.error) ||
    isFilled(answer.errors) ||
    (isFilled(answer.rejected) && !isFilled(answer.accepted))
  return isRejected ? `the answer says so${reasonIn(answer)}` : null
}

/** Whether a 2xx answer says that the token is wrong: `ER-01` (Unifonic), 1020 and M0002 (Msegat), a `statusCode` of 401 or 403 (Taqnyat). */
function rejectedKey(text: string): boolean {
  const { errorCode, code, statusCode } = readAnswer(text)
  return errorCode === 'ER-01' || code === '1020' || code === 'm0002' || statusCode === 401 || statusCode === 403
}

const acceptedCodes: ReadonlySet<string> = new Set(['0', '1', '200', '201', '202', 'm0000'])

/** The known fields of an answer that have their known types; none if it is not a JSON object. */
function readAnswer(text: string): Answer {
  try {
    const parsed: unknown = JSON.parse(text)
    const object = typeof parsed === 'object' && parsed !== null ? parsed : {}
    const known = Object.entries(object).filter(([name, value]) => answered.safeParse({ [name]: value }).success)
    return answered.parse(Object.fromEntries(known))
  } catch {
    return {}
  }
}

/** Whether a value says something: not null, false, 0, or an empty text, list or object; Taqnyat writes its lists as texts. */
const isFilled = (value: unknown): boolean =>
  !(
    value === undefined ||
    value === null ||
    ['', 'false', '0', '[]', '{}', '""', 'null'].includes(typeof value === 'string' ? value.trim() : JSON.stringify(value))
  )

function reasonIn({ success: _, accepted: __, ...answer }: Answer): string {
  const parts = Object.entries(answer).flatMap(([name, value]) =>
    isFilled(value) ? [`${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`] : [],
  )
  return parts.length > 0 ? `: ${parts.join(', ').slice(0, 200)}` : ''
}

/** The reason without what it may repeat of the message: the phone and the text with its code. */
const withoutMessage = (reason: string, { recipient, text }: { recipient: string; text: string }): string =>
  reason.replaceAll(text, '…').replaceAll(/\d{8,}/g, (digits) => (recipient.endsWith(digits.slice(-8)) ? '…' : digits))

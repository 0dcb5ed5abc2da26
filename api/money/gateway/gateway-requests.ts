import type * as z from 'zod'
import { CredentialsError } from '../../platform/adapters/credentials.ts'
import { GatewayError } from './gateway.ts'
import type { GatewayMethod, GatewayTransport } from './gateway-http.ts'

/** Requests whose answers are checked. `messageOf`: why a request was rejected, for the log. Throws a GatewayError for any other answer. */
export function gatewayRequests(name: string, send: GatewayTransport, messageOf: (answer: unknown) => string | undefined) {
  /** Null for 404. */
  const request = async <T>(schema: z.ZodType<T>, method: GatewayMethod, path: string, body?: object): Promise<T | null> => {
    const failure = (kind: GatewayError['kind'], reason: string | number, cause?: Error) =>
      new GatewayError(kind, `${name}: ${method} ${path}: ${reason}`, cause)
    const { status, body: answer } = await send(method, path, body).catch((error: unknown) => {
      const kind = error instanceof GatewayError ? error.kind : 'unanswered'
      throw failure(kind, error instanceof Error ? error.message : 'no answer')
    })
    if (status === 404) return null
    // A redirect is not followed, and says nothing about the request.
    if (status === 429 || status >= 500 || (status >= 300 && status < 400)) throw failure('unavailable', status)
    if (status >= 300) {
      const reason = `${status} ${messageOf(answer) ?? ''}`.trim()
      // Payouts are a contract of their own: without it the key still takes payments.
      const isRejected = status === 401 || (status === 403 && !path.startsWith('/payouts'))
      throw failure('rejected', reason, isRejected ? new CredentialsError(reason) : undefined)
    }
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw failure('unavailable', 'unexpected response')
    return parsed.data
  }
  const must = async <T>(schema: z.ZodType<T>, method: GatewayMethod, path: string, body?: object): Promise<T> => {
    const found = await request(schema, method, path, body)
    if (found === null) throw new GatewayError('rejected', `${name}: ${method} ${path}: 404`)
    return found
  }
  return { request, must }
}

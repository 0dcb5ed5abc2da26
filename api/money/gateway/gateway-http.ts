import { timingSafeEqual } from 'node:crypto'
import { isLoopback, isSafePage } from '../../environment/gateway-address.ts'
import { GatewayError } from './gateway.ts'

const timeoutMs = 10_000

export type GatewayMethod = 'GET' | 'POST' | 'PUT'
/** Sends one request with the secret key. `path` is below the API's base address. Throws a GatewayError if there is no answer. */
export type GatewayTransport = (method: GatewayMethod, path: string, body?: object) => Promise<{ status: number; body: unknown }>

/** Requests over HTTP. `url` such as https://api.moyasar.com/v1. A redirect is not followed: the key is for this address only. */
export const httpTransport =
  (url: string, authorization: string): GatewayTransport =>
  async (method, path, body) => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method,
        redirect: 'manual',
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, body: await response.json().catch(() => null) }
    } catch (error) {
      throw new GatewayError(isUnreachable(error) ? 'unavailable' : 'unanswered', error instanceof Error ? error.message : 'no answer')
    }
  }

/** Basic authentication with the secret key as the user. */
export const basicKey = (secret_key: string): string => `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`

// The request never left: nothing can happen because of it.
function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  const code = cause && typeof cause === 'object' && 'code' in cause ? cause.code : ''
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code))
}

/**
 * Where the pages of a provider are: `hosts` with its own address, else the origin of the address, unless `origins` names others. Only the latter can be
 * without https: a stand-in on this computer.
 */
export function providerPages(api: string, hosts: readonly string[], origins: readonly string[] | undefined) {
  const url = new URL(api)
  const isLocal = isLoopback(url)
  return { pageOrigins: origins ?? (isLocal ? [url.origin] : hosts), isSafePage: (page: string) => isSafePage(page, { isLocal }) }
}

/** Whether a text that was sent is the secret. In constant time: how long it takes must not reveal how much of it was right. */
export function isSecret(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

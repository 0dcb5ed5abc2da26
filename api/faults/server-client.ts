import { setTimeout as sleep } from 'node:timers/promises'

type Body = Readonly<Record<string, unknown>>
type SendOptions = { body?: Body; token?: string; headers?: Readonly<Record<string, string>> }
type ServerAnswer = { status: number; data: Record<string, unknown>; text: string }

export type ServerClient = (method: 'GET' | 'POST' | 'DELETE', path: string, options?: SendOptions) => Promise<ServerAnswer>

/** Calls the server, again while it is being restarted. Every call must be safe to repeat. */
export function serverClient(address: () => string): ServerClient {
  return async (method, path, { body, token, headers } = {}) => {
    for (;;) {
      const response = await fetch(`${address()}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          lang: 'en',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      }).catch(() => null)
      const text = response && response.status !== 503 ? await response.text().catch(() => null) : null
      if (response && text !== null) return { status: response.status, data: dataOf(text), text }
      await sleep(250)
    }
  }
}

function dataOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text).data ?? {}
  } catch {
    return {}
  }
}

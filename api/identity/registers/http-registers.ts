import type { Register } from '@wasl/shared/rules/seller-numbers.ts'
import * as z from 'zod'
import { errorOfStatus } from '../../platform/adapters/credentials.ts'
import type { RegisterAnswer, Registers } from './registers.ts'

const timeoutMs = 10_000
const paths = { vat: 'vat-numbers', commercial: 'commercial-registrations' } as const satisfies Readonly<Record<Register, string>>
const answer = z.object({ status: z.enum(['active', 'inactive']), name: z.string().trim().max(300).nullish() })

/** A REST service that looks numbers up, as docs/operations.md describes it. A number that it does not know (404) is not valid. */
export function httpRegisters({ url, token }: { url: string; token: string }): Registers {
  const base = url.replace(/\/$/, '')
  const get = (path: string) =>
    fetch(`${base}/${path}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    async lookUp(register, number) {
      const response = await get(`${paths[register]}/${encodeURIComponent(number)}`)
      const text = await response.text()
      // A 404 without JSON comes from another server than the service, such as a proxy, and says nothing about the number.
      if (response.status === 404 && isJson(text)) return { is_valid: false, name: null }
      if (!response.ok) throw errorOfStatus(response.status, `httpRegisters: a lookup was answered with ${response.status}`)
      return readAnswer(text)
    },
    async check() {
      const { ok, status } = await get('status')
      if (!ok) throw errorOfStatus(status, `httpRegisters: the status was answered with ${status}`)
    },
  }
}

function readAnswer(text: string): RegisterAnswer {
  const parsed = isJson(text) ? answer.safeParse(JSON.parse(text)) : null
  if (!parsed?.success) throw new Error('httpRegisters: unexpected response')
  return { is_valid: parsed.data.status === 'active', name: parsed.data.name || null }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

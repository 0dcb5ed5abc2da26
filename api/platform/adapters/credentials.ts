import { EventEmitter } from 'node:events'
import type { OutsideService } from '@wasl/shared/outside-services.ts'

/** A service answered that it does not accept our key, token or password: every call fails until somebody corrects it. */
export class CredentialsError extends Error {
  override name = 'CredentialsError'
}

/** The error for an answer with this status: one about the credentials for 401 and 403. */
export const errorOfStatus = (status: number, message: string): Error =>
  status === 401 || status === 403 ? new CredentialsError(message) : new Error(message)

/** The rejection of the credentials that an error is, or is caused by; null for other errors. */
export function rejectionIn(error: unknown): CredentialsError | null {
  if (error instanceof CredentialsError) return error
  return error instanceof Error && error.cause !== undefined ? rejectionIn(error.cause) : null
}

/** What a service does with our credentials; `rejection` is its answer, null once it accepts them. */
export type CredentialsReport = { service: OutsideService; rejection: string | null }
export type CredentialsWatch = EventEmitter<{ report: [CredentialsReport] }> & {
  /** The adapter, whose calls are watched but for those of `except`, which use no credentials. */
  watched: <T extends object>(service: OutsideService, adapter: T, except?: readonly string[]) => T
}

/** How long nothing is reported about a service that goes on accepting them. */
const repeatMs = 5 * 60_000

/** Reports each rejection of the credentials and when a service accepts them again, which it repeats now and then: processes share the record of it. */
export function createCredentialsWatch(): CredentialsWatch {
  const emitter: EventEmitter<{ report: [CredentialsReport] }> = new EventEmitter()
  const acceptedAt = new Map<OutsideService, number>()
  const note = (service: OutsideService, rejection: string | null) => {
    const now = performance.now()
    if (rejection !== null) acceptedAt.delete(service)
    else if (now - (acceptedAt.get(service) ?? -repeatMs) < repeatMs) return
    else acceptedAt.set(service, now)
    emitter.emit('report', { service, rejection })
  }
  const watch =
    (service: OutsideService, method: Method): Method =>
    (...args) => {
      const result = method(...args)
      if (!(result instanceof Promise)) return result
      return result.then(
        (value: unknown) => {
          note(service, null)
          return value
        },
        (error: unknown) => {
          const rejection = rejectionIn(error)
          if (rejection) note(service, rejection.message)
          throw error
        },
      )
    }
  return Object.assign(emitter, {
    watched: <T extends object>(service: OutsideService, adapter: T, except: readonly string[] = []): T =>
      // Safe: every method keeps its parameters and result.
      Object.fromEntries(
        Object.entries(adapter).map(([key, value]) => [
          key,
          typeof value === 'function' && !except.includes(key) ? watch(service, value as Method) : value,
        ]),
      ) as T,
  })
}

type Method = (...args: unknown[]) => unknown

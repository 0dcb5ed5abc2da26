import type { FetchedResponse } from '@wasl/shared/data-provider/fetch-adapter.ts'

/** What the API process passes to the site with a request. All optional: the site also runs on its own. */
export type HostContext = {
  /** Calls the API inside the same process; without it the API is called over HTTP. */
  apiFetch?: (url: string, init?: RequestInit) => Promise<FetchedResponse>
  /** The present instant by the clock of the API, which the demo moves. */
  now?: string
  requestId?: string
  /** The Content-Security-Policy nonce of this response for inline scripts. */
  nonce?: string
  /** The version of the public content: data cached under another version is outdated. */
  contentVersion?: string
  /** Whether the browser has closed its connection, so that nobody reads the page. */
  isAbandoned?: () => boolean
}

export function readHostContext(context: object): HostContext {
  return {
    ...('apiFetch' in context && isFetch(context.apiFetch) && { apiFetch: context.apiFetch }),
    ...('now' in context && typeof context.now === 'string' && { now: context.now }),
    ...('requestId' in context && typeof context.requestId === 'string' && { requestId: context.requestId }),
    ...('nonce' in context && typeof context.nonce === 'string' && { nonce: context.nonce }),
    ...('contentVersion' in context && typeof context.contentVersion === 'string' && { contentVersion: context.contentVersion }),
    ...('isAbandoned' in context && isCheck(context.isAbandoned) && { isAbandoned: context.isAbandoned }),
  }
}

const isCheck = (value: unknown): value is () => boolean => typeof value === 'function'
const isFetch = (value: unknown): value is NonNullable<HostContext['apiFetch']> => typeof value === 'function'

/** What the process around the site may hand in with a request: all of it optional, so that the site also runs alone. */
export type Outside = {
  /** Answers a request to the API inside the same process; without it the API is reached over HTTP. */
  apiFetch?: (url: string, init?: RequestInit) => Promise<Response>
  requestId?: string
  /** The nonce that the Content-Security-Policy of this answer allows for inline scripts. */
  nonce?: string
}

/** Reads what the process around handed in. */
export function outsideOf(context: object): Outside {
  return {
    ...('apiFetch' in context && isFetch(context.apiFetch) && { apiFetch: context.apiFetch }),
    ...('requestId' in context && typeof context.requestId === 'string' && { requestId: context.requestId }),
    ...('nonce' in context && typeof context.nonce === 'string' && { nonce: context.nonce }),
  }
}

const isFetch = (value: unknown): value is NonNullable<Outside['apiFetch']> => typeof value === 'function'

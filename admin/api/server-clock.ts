import type { createHttp } from '@wasl/shared/data-provider/http.ts'

let aheadMs = 0

/** Reads the server's time from the responses of this instance. */
export function followServerClock(http: ReturnType<typeof createHttp>): void {
  http.interceptors.response.use((response) => {
    const serverMs = Date.parse(String(response.headers['x-server-time']))
    if (!Number.isNaN(serverMs)) aheadMs = serverMs - Date.now()
    return response
  })
}

/** The present instant by the server's clock, which decides what is due, late or in the future. The browser's may be wrong. */
export const serverNow = (): string => new Date(Date.now() + aheadMs).toISOString()

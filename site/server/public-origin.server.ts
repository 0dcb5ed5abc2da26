/** Where people reach the site: PUBLIC_URL, or the address this request came to. */
export const publicOrigin = (request: Request): string =>
  (process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL) : new URL(request.url)).origin

import type { Seo } from '@wasl/shared/contract/catalog.ts'
import { showSeo } from '@wasl/shared/contract/endpoints/catalog.ts'
import type { ApiClient } from './api.server.ts'

/** The SEO texts that the back office set for a page; null without them, the page then uses its own. */
export async function loadSeo(api: ApiClient, key: string): Promise<Seo> {
  try {
    return await api.call(showSeo, { params: { key }, skipAuthRedirects: true })
  } catch {
    return null
  }
}

/** The public origin of the site: PUBLIC_URL, or the origin of the request. */
export const publicOrigin = (request: Request): string =>
  (process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL) : new URL(request.url)).origin

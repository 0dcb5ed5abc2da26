import type { Seo } from '../ui/PageHead.tsx'
import type { Api } from './api.server.ts'

/** What the SEO resource says of a page; nothing when it has no entry or cannot be asked, since the page has words of its own. */
export async function seoOf(api: Api, key: string): Promise<Seo> {
  try {
    return await api.get<Seo>(`/seo/${key}`, undefined, { ownMarkers: true })
  } catch {
    return null
  }
}

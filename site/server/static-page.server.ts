import { plainText } from '@wasl/shared/registry/plain-text.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { seoOf } from './seo.server.ts'
import { sessionContext } from './session.server.ts'

type Told = { title: Localized; lead: Localized; content: Localized; in_force_on: string | null }
type Key = 'about-us' | 'about-site' | 'privacy' | 'terms'
/** A long text in one language: `html` is what the API cleaned when it was written, its headings marked by the ids of `parts`. */
export type StaticPage = { title: string; lead: string; updated: string | null; html: string; parts: { id: string; heading: string }[] }

/** A page of text in the reader's language, with what the SEO resource says of it. */
export async function loadStaticPage({ context }: LoaderFunctionArgs, key: Key, seoKey: string = key) {
  const { api, locale } = context.get(sessionContext)
  const [{ rows }, seo] = await Promise.all([api.list<Told>(`/static-pages?key=${key}`), seoOf(api, seoKey)])
  const [page] = rows
  if (!page) throw data(null, { status: 404 })
  const { title, lead, content, in_force_on } = page
  const shown: StaticPage = { title: title[locale], lead: lead[locale], updated: in_force_on, ...withParts(content[locale]) }
  return { page: shown, seo }
}

/** The text with an id on each heading, and the headings in their order. */
export function withParts(content: string): Pick<StaticPage, 'html' | 'parts'> {
  const parts: StaticPage['parts'] = []
  const html = content.replace(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
    const id = `part-${parts.length + 1}`
    parts.push({ id, heading: plainText(heading) })
    return `<h2 id="${id}">${heading}</h2>`
  })
  return { html, parts }
}

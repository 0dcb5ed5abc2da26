import { staticPages } from '@wasl/resources/static-pages.ts'
import { plainText } from '@wasl/shared/registry/plain-text.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { withTextFacts } from '../server/i18n.server.ts'
import { loadSeo } from '../server/seo.server.ts'
import { sessionContext } from '../server/session.server.ts'

type StaticPageKey = 'about-us' | 'about-site' | 'privacy' | 'terms'
/** A page of text in one language: `html` was sanitized by the API when stored; `headings` are its h2 anchors. */
export type StaticPage = { title: string; lead: string; updated: string | null; html: string; headings: { id: string; heading: string }[] }

/** A static page in the page's language, with its SEO texts. */
export async function loadStaticPage({ context }: LoaderFunctionArgs, key: StaticPageKey, seoKey: string = key) {
  const { api, locale } = context.get(sessionContext)
  const [{ rows }, seo] = await Promise.all([
    api.list(staticPages, { fields: ['title', 'lead', 'content', 'effective_on'], filters: { key } }),
    loadSeo(api, seoKey),
  ])
  const [page] = rows
  if (!page) throw data(null, { status: 404 })
  const { title, lead, content, effective_on } = page
  const staticPage: StaticPage = {
    title: title[locale],
    lead: lead[locale],
    updated: effective_on,
    ...addHeadingIds(withTextFacts(content[locale], locale)),
  }
  return { page: staticPage, seo }
}

/** Adds an id to each h2 and lists them in order. */
export function addHeadingIds(content: string): Pick<StaticPage, 'html' | 'headings'> {
  const headings: StaticPage['headings'] = []
  const html = content.replace(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
    const id = `part-${headings.length + 1}`
    headings.push({ id, heading: plainText(heading) })
    return `<h2 id="${id}">${heading}</h2>`
  })
  return { html, headings }
}

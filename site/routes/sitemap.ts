import { showHome } from '@wasl/shared/contract/endpoints/catalog.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { publicOrigin } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'

const staticPaths = [
  pages.home(),
  pages.services(),
  pages.aboutUs(),
  pages.aboutSite(),
  pages.contactUs(),
  pages.privacyPolicy(),
  pages.terms(),
]

/** Every public page in both languages, with alternate links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const origin = publicOrigin(request)
  const { categories, featured_providers } = await getApi(context).call(showHome)
  const paths = [
    ...staticPaths,
    ...categories.map(({ id }) => pages.category({ id })),
    ...categories.filter((category) => category.consultations_count > 0).map(({ id }) => pages.categoryConsultations({ id })),
    ...featured_providers.flatMap(({ id, categories: [first] }) => (first ? [pages.provider({ id, categoryId: first.id })] : [])),
  ]
  const entries = paths.flatMap((path) => (['ar', 'en'] as const).map((locale) => entry(origin, path, locale)))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } })
}

const entry = (origin: string, path: string, locale: 'ar' | 'en'): string => {
  const alternates = (['ar', 'en'] as const).map(
    (alternate) => `<xhtml:link rel="alternate" hreflang="${alternate}" href="${origin}${pathIn(alternate, path)}"/>`,
  )
  return `<url><loc>${origin}${pathIn(locale, path)}</loc>${alternates.join('')}</url>`
}

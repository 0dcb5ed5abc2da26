import { searchCars } from '@wasl/shared/contract/endpoints/cars.ts'
import { showHome } from '@wasl/shared/contract/endpoints/catalog.ts'
import { listStore } from '@wasl/shared/contract/endpoints/store.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { ApiClient } from '../server/api.server.ts'
import { publicOrigin } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'

const staticPaths = [
  pages.home(),
  pages.services(),
  pages.store(),
  pages.cars(),
  pages.aboutUs(),
  pages.aboutSite(),
  pages.contactUs(),
  pages.privacyPolicy(),
  pages.terms(),
]

/** Every public page in both languages, with alternate links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const origin = publicOrigin(request)
  const api = getApi(context)
  const [{ categories, featured_providers }, storePaths, carPaths] = await Promise.all([
    api.call(showHome),
    loadStorePaths(api),
    loadCarPaths(api),
  ])
  const paths = [
    ...staticPaths,
    ...categories.map(({ id }) => pages.category({ id })),
    ...categories.filter((category) => category.consultations_count > 0).map(({ id }) => pages.categoryConsultations({ id })),
    ...featured_providers.flatMap(({ id, categories: [first] }) => (first ? [pages.provider({ id, categoryId: first.id })] : [])),
    ...storePaths,
    ...carPaths,
  ]
  const entries = paths.flatMap((path) => (['ar', 'en'] as const).map((locale) => entry(origin, path, locale)))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } })
}

/** How many pages of products it lists. */
const productPages = 10

/** The brands of the store and its newest products. */
async function loadStorePaths(api: ApiClient): Promise<string[]> {
  const load = (page: number) => api.call(listStore, { query: new URLSearchParams({ per_page: '48', page: String(page) }) })
  const { facets, pagination, products } = await load(1)
  const others = Array.from({ length: Math.max(0, Math.min(pagination.total_pages, productPages) - 1) }, (_, at) => load(at + 2))
  const rest = (await Promise.all(others)).flatMap((page) => page.products)
  return [...facets.brands.map(({ id }) => pages.storeBrand({ id })), ...[...products, ...rest].map(({ id }) => pages.product({ id }))]
}

/** The newest cars. */
async function loadCarPaths(api: ApiClient): Promise<string[]> {
  const { cars } = await api.call(searchCars, { query: new URLSearchParams({ per_page: '48', sort: 'newest' }) })
  return cars.map(({ id }) => pages.car({ id }))
}

const entry = (origin: string, path: string, locale: 'ar' | 'en'): string => {
  const alternates = (['ar', 'en'] as const).map(
    (alternate) => `<xhtml:link rel="alternate" hreflang="${alternate}" href="${origin}${pathIn(alternate, path)}"/>`,
  )
  return `<url><loc>${origin}${pathIn(locale, path)}</loc>${alternates.join('')}</url>`
}

import { localeOf } from '@wasl/shared/pages/locale-path.ts'
import type { Locale } from '@wasl/shared/units.ts'

type Routes<R> = Readonly<Record<string, R>>
type RouteEntry = { path?: string | undefined; parentId?: string | undefined }

/**
 * The routes that pages of one language need: React Router goes through all routes several times a page, and each page exists in both languages.
 * The English ones include the Arabic home page: without it a browser takes the root route alone for the page at `/`.
 */
export function routesOfLocale<R extends RouteEntry>(routes: Routes<R | undefined>, locale: Locale): Record<string, R> {
  const isNeeded = ({ path = '', parentId }: R): boolean => {
    const address = `/${path.replace(/^\//, '')}`
    return parentId === undefined || address === '/' || localeOf(address) === locale
  }
  const entries = Object.entries(routes).flatMap(([id, route]): [string, R][] => (route && isNeeded(route) ? [[id, route]] : []))
  return Object.fromEntries(entries)
}

/** The language whose routes serve a path, of a page or of its data (`/en.data`). */
export const routesLocaleOf = (pathname: string): Locale => localeOf(pathname.replace(/\.data$/, ''))

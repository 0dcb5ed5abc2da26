import { pages } from '@wasl/shared/pages/pages.ts'
import type { FastifyInstance } from 'fastify'

/** A page as a browser ends up on it: after its redirects. */
export type VisitedPage = { status: number; at: string; html: string }
/** Opens pages of the site as one person. */
export type Visit = (path: string) => Promise<VisitedPage>

const maxRedirects = 5

/** Logs in by the login form of the site and returns how this person opens pages; a guest without a phone. */
export async function visitorOf(server: FastifyInstance, phone: string | null, password: string): Promise<Visit> {
  const cookies = new Map<string, string>()
  const send = async (url: string, form?: Readonly<Record<string, string>>) => {
    const response = await server.inject({
      url,
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { method: 'POST', payload: new URLSearchParams(form).toString() }),
    })
    for (const { name, value } of response.cookies) cookies.set(name, encodeURIComponent(value))
    return response
  }
  if (phone) {
    const { statusCode, payload } = await send(pages.login(), { phone, password })
    if (statusCode >= 400) throw new Error(`visitorOf: ${phone} cannot log in: ${statusCode} ${payload.slice(0, 200)}`)
  }
  return async (path) => {
    let at = path
    for (let redirects = 0; ; redirects += 1) {
      const { statusCode: status, headers, payload } = await send(at)
      const next = headers.location && new URL(headers.location, new URL(at, origin))
      if (status < 300 || status >= 400 || !next || next.origin !== origin)
        return { status, at, html: String(headers['content-type']).startsWith('text/html') ? payload : '' }
      if (redirects === maxRedirects) return { status: 508, at, html: '' }
      at = next.pathname + next.search
    }
  }
}

/** What `inject` calls this server. */
const origin = 'http://localhost'

/** The links of a page to other pages of the site, without those that log out. */
export const siteLinks = ({ at, html }: VisitedPage): string[] =>
  [...html.matchAll(/<(?:a|area)\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const { origin: target, pathname, search } = new URL(href.replaceAll('&amp;', '&'), new URL(at, origin))
    return target === origin && !/^\/(admin|api)\b|\/auth\/logout$/.test(pathname) ? [pathname + search] : []
  })

/** The path of a link without its ids, and its parameters with those values that choose a view: links of one pattern lead to the same kind of page. */
export function patternOf(link: string): string {
  const { pathname, searchParams } = new URL(link, origin)
  const parameters = [...searchParams].map(([name, value]) => (/^[a-z_]+$/.test(value) ? `${name}=${value}` : name))
  return `${pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id')}?${parameters.toSorted().join('&')}`
}

import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { encode, type FuzzRequest } from './api-requests.ts'
import { oddBody, oddParameter, oddText } from './odd-values.ts'

/** A form of a page: where it is posted and the fields it sends, with the values they have on the page. */
type SiteForm = { action: string; fields: readonly (readonly [string, string])[] }
export type CrawledSite = { pages: readonly string[]; forms: readonly SiteForm[] }

/** Follows the links of the site from the home page, at most `limit` pages, and collects the forms to post. */
export async function crawl(server: FastifyInstance, headers: Readonly<Record<string, string>>, limit: number): Promise<CrawledSite> {
  const pages = ['/', '/en']
  const forms = new Map<string, SiteForm>()
  for (let at = 0; at < pages.length && at < limit; at += 1) {
    const url = pages[at] ?? '/'
    const { payload, statusCode } = await server.inject({ url, headers: { ...headers, accept: 'text/html' } })
    if (statusCode !== 200) continue
    for (const link of attributes(payload, /<a\b[^>]*?\shref="(\/[^"#]*)/g))
      if (!pages.includes(link) && !/^\/(api|admin|assets)\b|^\/\//.test(link) && isNewKind(link, pages)) pages.push(link)
    for (const form of formsOf(payload, url)) forms.set(`${form.action} ${form.fields.map(([name]) => name).join()}`, form)
  }
  return { pages: pages.slice(0, limit), forms: [...forms.values()] }
}

// Three pages of a kind, such as three providers, are enough.
const isNewKind = (link: string, pages: readonly string[]): boolean => {
  const kind = kindOf(link)
  return pages.filter((page) => kindOf(page) === kind).length < 3
}
const kindOf = (link: string): string => link.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/=[^&]*/g, '=')

const attributes = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value))
const unescapeHtml = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<')

function formsOf(html: string, page: string): SiteForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = '', inside = '']) => {
    if (!/method="post"/i.test(head)) return []
    const [action = page] = attributes(head, /action="([^"]*)"/g)
    const fields = [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*?\sname="([^"]+)"[^>]*>/g)].map(
      ([tag, name = '']): [string, string] => [name, attributes(tag, /value="([^"]*)"/g)[0] ?? ''],
    )
    return [{ action, fields }]
  })
}

/** A form sent with odd values in some of its fields, or as a body that is no form. */
export function postOf({ action, fields }: SiteForm): fc.Arbitrary<FuzzRequest> {
  const values = fc.tuple(
    ...fields.map(([name, value]) => fc.oneof(fc.constant(value), oddText).map((text): [string, string] => [name, text])),
  )
  const form = values.map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    body: pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'),
  }))
  const body = fc.oneof({ weight: 4, arbitrary: form }, { weight: 1, arbitrary: oddBody })
  return body.map((payload) => ({ method: 'POST', url: action, ...payload }))
}

/** A page with an odd parameter or path. */
export const pageRequest = (pages: readonly string[]): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(fc.constantFrom(...pages), fc.constantFrom('q', 'page', 'next', 'tab', 'city', 'sort', 'to'), oddParameter)
    .chain(([page, name, odd]) =>
      fc.constantFrom(
        { method: 'GET', url: `${page.split('?')[0]}?${name}=${encode(odd)}` },
        { method: 'GET', url: page.replace(/[^/]*$/, encode(odd)) },
        { method: 'GET', url: `${page.split('?')[0]}.data?${name}=${encode(odd)}` },
        { method: 'TRACE', url: page },
        { method: 'PUT', url: page },
        { method: 'GET', url: '/%E0%A4%A' },
        { method: 'GET', url: `/en/%C0%AF${encode(odd)}` },
      ),
    )

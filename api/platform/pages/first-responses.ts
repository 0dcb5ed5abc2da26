import { resources } from '@wasl/resources/index.ts'
import { firstListUrl } from '@wasl/shared/registry/first-list.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inProcessFetch } from './in-process-fetch.ts'

/** What the back office requests first at this address: the profile with permissions and settings, and the rows of a list. */
function firstUrls(address: string): string[] {
  const [, name] = /^\/admin\/([\w-]+)$/.exec(address) ?? []
  const list = Object.values(resources).find((resource) => resource.name === name)
  return ['/api/admin/auth/me', ...(list ? [firstListUrl(list)] : [])]
}

/**
 * The first responses of the API for this page and session, as an element for its head, so that the browser does not wait for the scripts before
 * it asks for them. Empty without a session.
 */
export async function firstResponses(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const apiFetch = inProcessFetch(app, request)
  const headers = { cookie: request.headers.cookie ?? '', 'accept-language': String(request.headers['accept-language'] ?? '') }
  const responses = await Promise.all(
    firstUrls(request.url).map(async (url) => {
      const response = await apiFetch(`http://localhost${url}`, { headers })
      const passedHeaders = ['x-total-count', 'x-server-time'].flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
      return [url, response.ok && { data: await response.json(), headers: Object.fromEntries(passedHeaders) }] as const
    }),
  )
  const loaded = responses.filter(([, response]) => response)
  if (loaded.length === 0) return ''
  const json = JSON.stringify(Object.fromEntries(loaded)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="first-responses">${json}</script>`
}

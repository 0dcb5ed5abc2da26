import { resources } from '@wasl/resources/index.ts'
import { firstListDetailUrls, firstListUrl } from '@wasl/shared/registry/first-list.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inProcessFetch } from './in-process-fetch.ts'

type FirstResponse = { data: unknown; headers: Record<string, string> }
const passedHeaders = ['x-total-count', 'x-server-time']

/**
 * The first responses of the API for this page and session, as an element for its head, so that the browser does not wait for the scripts before
 * it asks for them: the profile with permissions and settings, and the rows of a list with the names they refer to. Empty without a session.
 */
export async function firstResponses(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  const apiFetch = inProcessFetch(app, request)
  const sentHeaders = {
    accept: 'application/json',
    cookie: request.headers.cookie ?? '',
    'accept-language': String(request.headers['accept-language'] ?? ''),
  }
  const responses: Record<string, FirstResponse> = {}
  const load = async (url: string) => {
    const response = await apiFetch(`http://localhost${url}`, { headers: sentHeaders })
    if (!response.ok) return
    const headers: Record<string, string> = {}
    for (const name of passedHeaders) if (response.headers.has(name)) headers[name] = response.headers.get(name) ?? ''
    responses[url] = { data: await response.json(), headers }
  }
  const [, name] = /^\/admin\/([\w-]+)$/.exec(request.url) ?? []
  const list = Object.values(resources).find((resource) => resource.name === name)
  await Promise.all(['/api/admin/auth/me', ...(list ? [firstListUrl(list)] : [])].map(load))
  const rows = list && responses[firstListUrl(list)]?.data
  if (list && Array.isArray(rows)) await Promise.all(firstListDetailUrls(list, rows).map(load))
  if (Object.keys(responses).length === 0) return ''
  const json = JSON.stringify(responses).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="first-responses">${json}</script>`
}

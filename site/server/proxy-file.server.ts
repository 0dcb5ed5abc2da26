import type { LoaderFunctionArgs } from 'react-router'
import type { ApiClient } from './api.server.ts'
import { getApi, requireViewer } from './session.server.ts'

export type ProxyArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>
export type FetchFile = (api: ApiClient) => ReturnType<ApiClient['file']>

const forwardedHeaders = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'etag']

/** Proxies the file that `fetchFile` gets from the API with the user's token, sandboxed and with its caching headers. */
export async function proxyFile({ request, context }: ProxyArgs, fetchFile: FetchFile): Promise<Response> {
  requireViewer(context, request)
  return sendFile(await fetchFile(getApi(context)))
}

/** The response with a file of the API. */
export function sendFile({ data, headers: sent }: Awaited<ReturnType<ApiClient['file']>>): Response {
  const headers = new Headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" })
  for (const name of forwardedHeaders) {
    const value: unknown = sent[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Response(data, { headers })
}

import type { LoaderFunctionArgs } from 'react-router'
import type { RequestOptions } from './api.server.ts'
import { getApi, requireViewer } from './session.server.ts'

const forwardedHeaders = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'etag']

/** Proxies a file of the API with the user's token, sandboxed and with its caching headers. */
export async function proxyFile(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  path: string,
  options?: RequestOptions,
): Promise<Response> {
  requireViewer(context, request)
  const response = await getApi(context).raw(path, options)
  const headers = new Headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" })
  for (const name of forwardedHeaders) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(response.body, { headers })
}

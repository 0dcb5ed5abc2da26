import type { LoaderFunctionArgs } from 'react-router'
import { getApi, requireViewer } from './session.server.ts'

const kept = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'etag']

/** Hands on a file of the API as it comes, asked for with the reader's token; its own protections travel with it. */
export async function handOn({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, path: string): Promise<Response> {
  requireViewer(context, request)
  const answer = await getApi(context).raw(path)
  const headers = new Headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" })
  for (const name of kept) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { headers })
}

import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { data, redirect } from 'react-router'
import { type FetchFile, type ProxyArgs, proxyFile } from './proxy-file.server.ts'

/**
 * Proxies a generated file, fetched with `skipPageStatus`. If it could not be created, a browser that navigated here is led back to its page, with `download` in the
 * address: `long` for too many rows, `pdf` for a failed PDF, `failed` for all else; a script gets the status.
 */
export async function proxyDownload(args: ProxyArgs, fetchFile: FetchFile): Promise<Response> {
  try {
    return await proxyFile(args, fetchFile)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const status = error.statusCode
    const isTooLong = status === 422 && Object.keys(error.errors).length === 0
    if (status < 500 && !isTooLong) throw data(null, { status: 404 })
    const page = pageOf(args.request)
    if (!page) return new Response(null, { status })
    page.searchParams.set('download', isTooLong ? 'long' : status === 500 ? 'pdf' : 'failed')
    return redirect(page.pathname + page.search)
  }
}

/** The page that a browser came from, if it navigated and the page is ours. */
function pageOf({ headers, url }: Request): URL | null {
  const referer = headers.get('referer')
  if (!headers.get('accept')?.includes('text/html') || !referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.host === new URL(url).host ? page : null
}

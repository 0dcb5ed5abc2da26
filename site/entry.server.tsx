import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { localeOf } from './i18n/locale.ts'
import { NonceContext } from './nonce.ts'
import { readHostContext } from './server/host-context.server.ts'
import { serverI18n } from './server/i18n.server.ts'

export const streamTimeout = 10_000

/** Streams the page; for bots only once it is complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname)
  const { nonce } = readHostContext(loadContext)
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  return new Promise((resolve, reject) => {
    let hasResponded = false
    let finalStatus = status
    const options: RenderToPipeableStreamOptions = {
      ...(nonce && { nonce }),
      [readyEvent]() {
        hasResponded = true
        const body = new PassThrough({
          final: (done) => {
            clearTimeout(timer)
            done()
          },
        })
        resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
        pipe(body)
      },
      onShellError: reject,
      onError: (error: unknown) => {
        finalStatus = 500
        if (hasResponded) report(error, request)
      },
    }
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={serverI18n(locale)}>
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </NonceContext>
      </I18nextProvider>,
      options,
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Logs unexpected errors, not the responses that loaders throw (404, redirects). */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error, request)
}

function report(error: unknown, request: Request): void {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`site: ${request.method} ${new URL(request.url).pathname}: ${details}\n`)
}

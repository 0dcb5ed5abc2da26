import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { createI18n } from './i18n/create-i18n.ts'
import { localeOf } from './i18n/locale.ts'
import { textsOf } from './server/i18n-texts.server.ts'
import { outsideOf } from './ui/external-links.ts'
import { NonceContext } from './ui/nonce.ts'

export const streamTimeout = 10_000

/** Renders a page as a stream; for bots and on errors only when it is whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname)
  const { nonce } = outsideOf(loadContext)
  const whenReady = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  return new Promise((resolve, reject) => {
    let answered = false
    let finalStatus = status
    const options: RenderToPipeableStreamOptions = {
      ...(nonce && { nonce }),
      [whenReady]() {
        answered = true
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
        if (answered) report(error, request)
      },
    }
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={createI18n(locale, textsOf[locale].texts)}>
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </NonceContext>
      </I18nextProvider>,
      options,
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Defects go to the process's own log; an answer that a loader chose (404, a redirect) is none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error, request)
}

function report(error: unknown, request: Request): void {
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`site: ${request.method} ${new URL(request.url).pathname}: ${said}\n`)
}

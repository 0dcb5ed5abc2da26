import { Writable } from 'node:stream'
import { localeOf } from '@wasl/shared/pages/locale-path.ts'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './nonce.ts'
import { readHostContext } from './server/host-context.server.ts'
import { serverI18n } from './server/i18n.server.ts'

const renderTimeoutMs = 10_000

/** Renders the whole page at once: loaders have its data, so a stream would only add work. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname)
  const { nonce, isAbandoned } = readHostContext(loadContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  // Under load people reload or leave; rendering for them would delay those who wait.
  if (request.method === 'HEAD' || isAbandoned?.()) return Promise.resolve(new Response(null, { status, headers }))

  return new Promise((resolve, reject) => {
    let finalStatus = status
    let hasShell = false
    const chunks: Uint8Array[] = []
    const page = new Writable({
      write: (chunk: Uint8Array, _, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        clearTimeout(timer)
        resolve(new Response(withLateScripts(Buffer.concat(chunks)), { status: finalStatus, headers }))
        done()
      },
    })
    const options: RenderToPipeableStreamOptions = {
      ...(nonce && { nonce }),
      // React would hide the Suspense boundaries of a long page until a script shows them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        hasShell = true
      },
      onAllReady: () => void pipe(page),
      onShellError: reject,
      onError: (error: unknown) => {
        // The browser renders a part that failed again.
        if (!hasShell) finalStatus = 500
        report(error, request)
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
    const timer = setTimeout(abort, renderTimeoutMs)
  })
}

/** The page with scripts that give way to its styles and fonts: it can be read and used before they run. React Router's `Scripts` has no option for it. */
const withLateScripts = (page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  page.includes(modulePreload) ? Buffer.from(page.toString().replaceAll(modulePreload, `${modulePreload} fetchpriority="low"`)) : page
const modulePreload = '<link rel="modulepreload"'

/** Logs unexpected errors, not the responses that loaders throw (404, redirects). */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error, request)
}

function report(error: unknown, request: Request): void {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`site: ${request.method} ${new URL(request.url).pathname}: ${details}\n`)
}

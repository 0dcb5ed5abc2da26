import { downloadInvoice } from '@wasl/shared/contract/endpoints/invoices.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createApiClient } from './api.server.ts'
import { proxyDownload } from './proxy-download.server.ts'
import { type Session, sessionContext } from './session.server.ts'

const page = 'https://wasl.test/en/orders/invoice/7?tab=1'

/** Downloads a file from an API that answers like this; `headers` are those of the browser. */
function download(answer: () => Response, headers: Record<string, string>): Promise<Response> {
  const api = createApiClient({ locale: 'ar', token: 'secret', path: '/x', apiFetch: async () => answer() })
  const context = new RouterContextProvider()
  // Only what a download reads.
  context.set(sessionContext, { api, locale: 'ar', viewer: {} } as Session)
  return proxyDownload({ request: new Request('https://wasl.test/orders/invoice/7/pdf', { headers }), context }, (api) =>
    api.file(downloadInvoice, { params: { id: '7' }, skipPageStatus: true }),
  )
}
const broken = () => Response.json({ key: 'fail', msg: 'The PDF could not be created' }, { status: 500 })
const unreachable = () => {
  throw new TypeError('fetch failed')
}
const navigation = { accept: 'text/html,*/*', referer: page }

const tooLong = () => Response.json({ key: 'invalid', msg: 'A PDF has at most 500 rows' }, { status: 422 })

test('a file is passed on', async () => {
  const response = await download(() => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }), navigation)
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'application/pdf', '%PDF-'])
})

test('a script gets the status of a failure', async () => {
  expect((await download(broken, { accept: '*/*', referer: page })).status).toBe(500)
  expect((await download(unreachable, { accept: '*/*', referer: page })).status).toBe(503)
  expect((await download(tooLong, { accept: '*/*', referer: page })).status).toBe(422)
})

test.each([
  ['pdf', broken],
  ['failed', unreachable],
  ['long', tooLong],
  ['failed', () => Response.json({ key: 'busy', msg: '' }, { status: 503 })],
])('a browser without scripts is led back to its page with download=%s', async (mark, answer) => {
  const response = await download(answer, navigation)
  expect([response.status, response.headers.get('location')]).toEqual([302, `/en/orders/invoice/7?tab=1&download=${mark}`])
})

test('a browser is never led to another site', async () => {
  expect((await download(broken, { ...navigation, referer: 'https://evil.test/' })).headers.get('location')).toBeNull()
})

test('the file of another user does not exist', async () => {
  const missing = download(() => Response.json({ key: 'not_found', msg: '' }, { status: 404 }), navigation)
  await expect(missing).rejects.toMatchObject({ init: { status: 404 } })
})

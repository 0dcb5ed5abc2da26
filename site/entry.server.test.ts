import { type EntryContext, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import handleRequest from './entry.server.tsx'

test('a page whose reader has left is not rendered', async () => {
  const left = Object.assign(new RouterContextProvider(), { isAbandoned: () => true })
  const unread = new Proxy({} as EntryContext, {
    get: (_, name) => {
      throw new Error(`rendered: ${String(name)}`)
    },
  })
  const response = await handleRequest(new Request('http://localhost/orders'), 200, new Headers(), unread, left)
  expect([response.status, await response.text()]).toEqual([200, ''])
})

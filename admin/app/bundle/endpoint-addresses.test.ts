import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@wasl/shared/contract/endpoint.ts'
import * as chat from '@wasl/shared/contract/endpoints/chat.ts'
import { endpointRequest } from '@wasl/shared/data-provider/endpoint-request.ts'
import { expect, test } from 'vitest'
import { endpointAddresses } from './endpoint-addresses.ts'

const fileOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))

/** The module that the browser gets instead of this one. */
async function bundled(file: string): Promise<Record<string, Endpoint> | null> {
  const { load } = endpointAddresses()
  if (typeof load !== 'function') throw new Error('endpointAddresses has no function `load`')
  const code: unknown = await Reflect.apply(load, undefined, [file])
  return typeof code === 'string' ? import(`data:text/javascript,${encodeURIComponent(code)}`) : null
}

test('the browser gets every endpoint of a file, and a call of it makes the same request', async () => {
  const small = await bundled(fileOf('@wasl/shared/contract/endpoints/chat.ts'))
  expect(Object.keys(small ?? {}).toSorted()).toEqual(Object.keys(chat).toSorted())
  const input = { params: { id: 'a b' }, query: { before: 7 } }
  const { listMessagesAsAdmin } = chat
  expect(small?.listMessagesAsAdmin && endpointRequest<Endpoint>(small.listMessagesAsAdmin, input as never)).toEqual(
    endpointRequest(listMessagesAsAdmin, input),
  )
})

test('the browser gets no schema, and other files stay as they are', async () => {
  const small = await bundled(fileOf('@wasl/shared/contract/endpoints/chat.ts'))
  expect(small?.listMessagesAsAdmin).toEqual({ method: 'GET', path: chat.listMessagesAsAdmin.path, response: true })
  expect(await bundled(fileOf('@wasl/shared/contract/chat.ts'))).toBeNull()
})

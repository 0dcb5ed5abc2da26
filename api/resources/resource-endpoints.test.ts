import * as endpoints from '@wasl/shared/contract/resource-endpoints.ts'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const { server } = await testApp()

test('every endpoint of resources is served for at least one of them', () => {
  const served = server.registered.map(({ method, url }) => `${method} ${url}`)
  const missing = Object.entries(endpoints).filter(([, { method, path }]) => {
    const address = new RegExp(`^${method} ${path.replaceAll('.', '\\.').replace(/:(?:resource|action|to)\b/g, '[\\w-]+')}$`)
    return !served.some((route) => address.test(route))
  })
  expect(missing.map(([name]) => name)).toEqual([])
})

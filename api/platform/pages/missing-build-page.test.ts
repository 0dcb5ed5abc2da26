import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { serveAdmin } from './serve-admin.ts'
import { serveSite } from './serve-site.ts'

const { call } = await testApp(
  {},
  {
    more: async (server) => {
      await serveAdmin(server, '/nowhere')
      await serveSite(server, '/nowhere')
    },
  },
)

test('without a build the pages explain what to do, in both languages', async () => {
  for (const url of ['/', '/en/orders', '/admin', '/admin/coupons']) {
    const page = await call('GET', url)
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.text).toMatch(/npm run build.*is not built yet/s)
  }
})

import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const period = 'from=2026-11-01&to=2026-11-30'

test('reports need their permission, and a valid period and name', async () => {
  const token = await adminToken(app, 'all')
  const nobody = await adminToken(app, ['orders.list'])
  expect((await app.call('GET', `/api/admin/reports/sales?${period}`, { token: nobody })).status).toBe(403)
  expect((await app.call('GET', `/api/admin/reports/sales/export.pdf?${period}`, { token: nobody })).status).toBe(403)
  expect((await app.call('GET', `/api/admin/reports/secrets?${period}`, { token })).status).toBe(404)
  expect((await app.call('GET', '/api/admin/reports/sales?from=2026-11-02&to=2026-11-01', { token })).status).toBe(422)
})

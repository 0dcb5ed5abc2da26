import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const period = 'from=2026-11-01&to=2026-11-30'

test('reports are for who holds their permission, and a wrong period or name is refused', async () => {
  const token = await adminToken(house, 'all')
  const nobody = await adminToken(house, ['orders.list'])
  expect((await house.call('GET', `/api/admin/reports/sales?${period}`, { token: nobody })).status).toBe(403)
  expect((await house.call('GET', `/api/admin/reports/sales/export.pdf?${period}`, { token: nobody })).status).toBe(403)
  expect((await house.call('GET', `/api/admin/reports/secrets?${period}`, { token })).status).toBe(404)
  expect((await house.call('GET', '/api/admin/reports/sales?from=2026-11-02&to=2026-11-01', { token })).status).toBe(422)
})

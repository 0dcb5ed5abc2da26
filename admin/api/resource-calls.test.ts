// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { dataProvider } from './http.ts'
import { runAction } from './resource-calls.ts'

test('an action sends the version of its row', async () => {
  const custom = vi.spyOn(dataProvider, 'custom').mockResolvedValue({ data: { id: '1' }, msg: '', headers: {} })
  await runAction('cars', { id: '1', version: 3 }, 'publish')
  await runAction('cars', { id: '1' }, 'stop', { reason: 'Report' })
  expect(custom.mock.calls).toMatchObject([
    [{ url: '/api/admin/cars/1/actions/publish', method: 'post', headers: { 'If-Match': '3' }, payload: {} }],
    [{ url: '/api/admin/cars/1/actions/stop', headers: undefined, payload: { reason: 'Report' } }],
  ])
  custom.mockRestore()
})

import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { loadStore } from './store-cache.ts'

const app = await testApp()

test('requests that come while content changes share one reading', async () => {
  let version = 1
  const ctx = { ...app.shared, contentVersion: async () => String(version++) }
  await loadStore(ctx)
  const readings = vi.spyOn(ctx.db, 'execute')
  const loaded = await Promise.all(Array.from({ length: 20 }, () => loadStore(ctx)))
  expect(readings).toHaveBeenCalledTimes(1)
  expect(new Set(loaded.map(({ labels }) => labels)).size).toBe(1)
  readings.mockRestore()
})

test('a reading that fails is repeated by the next request', async () => {
  const ctx = { ...app.shared, contentVersion: async () => String(Math.random()) }
  const failing = vi.spyOn(ctx.db, 'execute').mockRejectedValueOnce(new Error('away'))
  await expect(loadStore(ctx)).rejects.toThrow('away')
  expect(await loadStore(ctx)).toMatchObject({ labels: expect.anything() })
  failing.mockRestore()
})

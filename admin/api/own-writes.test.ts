import { afterEach, expect, test, vi } from 'vitest'
import { isOwnChange, noteOwnWrite } from './own-writes.ts'

afterEach(() => vi.restoreAllMocks())

test('a change of a row is its own for ten seconds after a write of this tab', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  expect(isOwnChange('orders', '1')).toBe(false)
  noteOwnWrite('orders', '1')
  expect([isOwnChange('orders', '1'), isOwnChange('orders', '2'), isOwnChange('coupons', '1')]).toEqual([true, false, false])
  now.mockReturnValue(11_000)
  expect(isOwnChange('orders', '1')).toBe(false)
})

import { expect, test } from 'vitest'
import { couponStatus } from './coupon-status.ts'

const coupon = { is_open: true, used_count: 0, max_use: 2, start_date: '2026-10-01', expire_date: '2026-11-21' }

test.each([
  ['is scheduled before its first day', {}, '2026-09-30', 'scheduled'],
  ['is available on its first day', {}, '2026-10-01', 'available'],
  ['is available on its last day', {}, '2026-11-21', 'available'],
  ['expires the day after', {}, '2026-11-22', 'expired'],
  ['is used up after its last use', { used_count: 2 }, '2026-11-01', 'usage_ended'],
  ['is expired rather than used up', { used_count: 2 }, '2026-12-01', 'expired'],
  ['is closed, whatever else is true', { is_open: false, used_count: 2 }, '2026-12-01', 'closed'],
])('a coupon %s', (_, change, today, status) => expect(couponStatus({ ...coupon, ...change }, today)).toBe(status))

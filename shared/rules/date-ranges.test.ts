import { expect, test } from 'vitest'
import { type DateRangeName, dateRanges } from './date-ranges.ts'

// A Saturday: the first day of its week.
const saturday = '2026-11-21'

test.each<[DateRangeName, string, string, string]>([
  ['today', saturday, saturday, saturday],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['this_week', saturday, saturday, saturday],
  ['this_week', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['last_7_days', saturday, '2026-11-15', saturday],
  ['last_30_days', saturday, '2026-10-23', saturday],
  ['this_month', saturday, '2026-11-01', saturday],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['next_7_days', '2026-12-28', '2026-12-28', '2027-01-03'],
])('%s on %s is from %s to %s', (span, today, from, to) => expect(dateRanges[span].resolve(today)).toEqual({ from, to }))

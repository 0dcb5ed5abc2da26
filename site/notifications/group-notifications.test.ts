import type { NotificationView } from '@wasl/shared/contract/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { groupByDay } from './group-notifications.ts'

const notification = (id: string, created_at: string, link: string | null, is_read = false): NotificationView => ({
  ...{ id, type: 'offer_new', title_ar: 'عرض', title_en: 'Offer', body_ar: 'عرض', body_en: 'Offer' },
  ...{ link, is_read, created_at },
})

test('notifications are grouped by the day in Riyadh, and of a day by order', () => {
  const days = groupByDay([
    notification('a', '2026-11-22T08:00:00.000Z', pages.order({ id: '1' })),
    notification('b', '2026-11-22T07:00:00.000Z', pages.wallet()),
    notification('c', '2026-11-21T21:30:00.000Z', pages.order({ id: '1' })), // half past midnight in Riyadh
    notification('d', '2026-11-21T20:30:00.000Z', pages.order({ id: '1' })),
    notification('e', '2026-11-21T20:00:00.000Z', pages.wallet()),
    notification('f', '2026-11-21T19:00:00.000Z', pages.wallet()),
    notification('g', '2026-11-22T08:00:00.000Z', pages.order({ id: '1' }), true),
  ])
  expect(days.map(({ day, isRead, groups }) => [day, isRead, groups.map((group) => group.map(({ id }) => id).join(''))])).toEqual([
    ['2026-11-22', false, ['ac', 'b']],
    ['2026-11-21', false, ['d', 'e', 'f']],
    ['2026-11-22', true, ['g']],
  ])
  expect(groupByDay([])).toEqual([])
})

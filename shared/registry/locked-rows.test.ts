import { expect, test } from 'vitest'
import { status as statusField, text } from './fields.ts'
import { lockReason } from './locked-rows.ts'
import { resource } from './resource.ts'
import { statusLifecycle } from './status-lifecycle.ts'

const label = { en: 'Visit', ar: 'زيارة' }
const lifecycle = {
  label,
  start: 'open',
  statuses: { open: { en: 'Open', ar: 'مفتوحة' }, closed: { en: 'Closed', ar: 'مغلقة' } },
  tones: { open: 'warn', closed: 'good' },
  transitions: { close: { label, by: 'admin', from: 'open', to: 'closed' } },
  turns: {},
} as const
const visits = resource({
  name: 'visits',
  label: { one: label, many: label },
  group: 'catalog',
  icon: 'tags',
  fields: { name: text('Name', 'الاسم'), status: statusField(statusLifecycle({ ...lifecycle, locked: ['closed'] }), { default: 'open' }) },
  title: 'name',
  list: ['name'],
  sort: 'name',
  access: { action: 'adm.features' },
})

test('a row is locked in the statuses that its lifecycle names, with the reason in both languages', () => {
  expect(lockReason(visits, { name: 'A', status: 'open' }, 'edit')).toBeNull()
  expect(lockReason(visits, { name: 'A', status: 'closed' }, 'edit')).toEqual({
    en: 'Cannot be edited in the status “Closed”',
    ar: 'لا يمكن التعديل في حالة «مغلقة»',
  })
  expect(lockReason(visits, { name: 'A', status: 'closed' }, 'delete')).toEqual({
    en: 'Cannot be deleted in the status “Closed”',
    ar: 'لا يمكن الحذف في حالة «مغلقة»',
  })
})

test('only a status of the lifecycle locks', () => {
  // @ts-expect-error the lifecycle has no such status
  const wrong = statusLifecycle({ ...lifecycle, locked: ['sold'] })
  expect(wrong.locked).toEqual(['sold'])
})

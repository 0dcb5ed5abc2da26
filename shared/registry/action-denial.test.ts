import { expect, test } from 'vitest'
import { actionDenialReason } from './resource.ts'

const label = { en: 'Approve', ar: 'اعتماد' }
const another = { en: 'Another administrator approves it', ar: 'يعتمدها مشرف آخر' }
const fallback = { en: 'Not now', ar: 'ليس الآن' }
const approve = {
  label,
  when: ({ status }: { status: string }) => status === 'pending',
  notBy: { field: 'created_by', message: another },
  set: {},
}

test('an action that two people decide is denied to the first of them, with its reason', () => {
  const denial = (row: { status: string; created_by: string }, admin_id: string | null) =>
    actionDenialReason(approve, row, { now: '2026-11-21T09:30:00.000Z', admin_id, fallback })
  expect(denial({ status: 'pending', created_by: 'a' }, 'a')).toBe(another)
  expect(denial({ status: 'pending', created_by: 'a' }, 'b')).toBeNull()
  expect(denial({ status: 'approved', created_by: 'a' }, 'a')).toBe(fallback)
})

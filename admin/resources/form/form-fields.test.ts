import { longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { askedDraft, askedFields, askedStart } from './form-fields.ts'

const complaints = resource({
  name: 'complaints',
  label: { one: ['Complaint', 'شكوى'], many: ['Complaints', 'الشكاوى'] },
  group: 'operations',
  icon: 'tags',
  fields: {
    title: text('Title', 'العنوان'),
    reply: longText('Reply', 'الرد', { optional: true, readOnly: true, max: 900 }),
  },
  title: 'title',
  list: ['title'],
  sort: 'title',
  access: {},
  actions: {
    answer: { label: ['Reply', 'رد'], when: () => true, set: {}, ask: ['reply'], reason: 'optional' },
    refuse: { label: ['Refuse', 'رفض'], when: () => true, set: {}, reason: 'required' },
    close: { label: ['Close', 'إغلاق'], when: () => true, set: {} },
  },
})

test('what an action asks for must be given, even a field that the usual form keeps closed', () => {
  const { reply } = askedFields(complaints, 'answer')
  expect(reply).toEqual({ kind: 'longText', label: ['Reply', 'الرد'], max: 900 })
})

test('the reason comes last, and is open only where the action leaves it open', () => {
  expect(Object.keys(askedFields(complaints, 'answer'))).toEqual(['reply', 'reason'])
  expect(askedFields(complaints, 'answer').reason?.optional).toBe(true)
  expect(askedFields(complaints, 'refuse').reason?.optional).toBeUndefined()
})

const ready = [{ id: 'a', text: { ar: 'طلب مكرر', en: 'A repeated order' } }]

test('a reason that is ready is chosen, or another one told in own words', () => {
  const { reason_id, reason } = askedFields(complaints, 'refuse', ready)
  expect(reason_id).toMatchObject({ kind: 'choice', options: { a: ['A repeated order', 'طلب مكرر'], own: ['Another reason', 'سبب آخر'] } })
  expect(reason).toMatchObject({ kind: 'longText', min: 5, visibleWhen: { field: 'reason_id', is: ['own'] } })
  expect(askedFields(complaints, 'close', ready)).toEqual({})
})

test('only one of the two is sent: the chosen reason, or the words', () => {
  const fields = askedFields(complaints, 'refuse', ready)
  const start = askedStart(fields)
  expect(askedDraft(fields, { ...start, reason: 'Said by phone' })).toEqual({ reason: 'Said by phone' })
  expect(askedDraft(fields, { ...start, reason: 'Said by phone', reason_id: 'a' })).toEqual({ reason_id: 'a' })
  expect(askedDraft(askedFields(complaints, 'refuse'), { ...start, reason: 'Said by phone' })).toEqual({ reason: 'Said by phone' })
})

test('an action without questions asks for nothing', () => {
  expect(askedFields(complaints, 'close')).toEqual({})
})

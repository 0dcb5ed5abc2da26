import { longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { expect, test } from 'vitest'
import { actionBody, actionDefaults, actionFields, startValues } from './action-form.ts'

const complaints = resource({
  name: 'complaints',
  label: { one: { en: 'Complaint', ar: 'شكوى' }, many: { en: 'Complaints', ar: 'الشكاوى' } },
  group: 'operations',
  icon: 'tags',
  fields: {
    title: text('Title', 'العنوان'),
    reply: longText('Reply', 'الرد', { optional: true, readOnly: true, max: 900 }),
  },
  title: 'title',
  list: ['title'],
  sort: 'title',
  access: { action: 'adm.static' },
  actions: {
    answer: { label: { en: 'Reply', ar: 'رد' }, when: () => true, set: {}, inputs: ['reply'], reason: 'optional' },
    reject: { label: { en: 'Reject', ar: 'رفض' }, when: () => true, set: {}, reason: 'required' },
    send: {
      label: { en: 'Send', ar: 'إرسال' },
      when: () => true,
      set: {},
      inputs: ['title', 'reply'],
      reason: 'required',
      templates: { from: 'reply-templates', into: 'reply' },
    },
    close: { label: { en: 'Close', ar: 'إغلاق' }, when: () => true, set: {} },
  },
})

test('the inputs of an action are required, even those read-only in the edit form', () => {
  const { reply } = actionFields(complaints, 'answer')
  expect(reply).toEqual({ kind: 'longText', label: { en: 'Reply', ar: 'الرد' }, max: 900 })
})

test('the reason comes last, and is optional only if the action says so', () => {
  expect(Object.keys(actionFields(complaints, 'answer'))).toEqual(['reply', 'reason'])
  expect(actionFields(complaints, 'answer').reason?.optional).toBe(true)
  expect(actionFields(complaints, 'reject').reason?.optional).toBeUndefined()
})

const reasonOptions = [{ id: 'a', text: { ar: 'طلب مكرر', en: 'A repeated order' } }]

test('a reason is chosen from the options or typed in', () => {
  const { reason_id, reason } = actionFields(complaints, 'reject', reasonOptions)
  expect(reason_id).toMatchObject({
    kind: 'choice',
    options: { a: { en: 'A repeated order', ar: 'طلب مكرر' }, own: { en: 'Another reason', ar: 'سبب آخر' } },
  })
  expect(reason).toMatchObject({ kind: 'longText', min: 5, visibleWhen: { field: 'reason_id', is: ['own'] } })
  expect(actionFields(complaints, 'close', reasonOptions)).toEqual({})
})

test('only the chosen reason or the typed one is sent', () => {
  const fields = actionFields(complaints, 'reject', reasonOptions)
  const initialValues = actionDefaults(fields)
  expect(actionBody(fields, { ...initialValues, reason: 'Said by phone' })).toEqual({ reason: 'Said by phone' })
  expect(actionBody(fields, { ...initialValues, reason: 'Said by phone', reason_id: 'a' })).toEqual({ reason_id: 'a' })
  expect(actionBody(actionFields(complaints, 'reject'), { ...initialValues, reason: 'Said by phone' })).toEqual({ reason: 'Said by phone' })
})

test('an action without inputs has no fields', () => {
  expect(actionFields(complaints, 'close')).toEqual({})
})

test('the form starts with the inputs of the row, but not with a field called reason or the last text from a template', () => {
  const row = { title: 'Late', reply: 'Sorry', reason: 'quality' }
  expect(startValues(complaints, 'send', row)).toEqual({ title: 'Late' })
  expect(startValues(complaints, 'answer', row)).toEqual({ reply: 'Sorry' })
})

import { boolean, choice, count, list, localized, permissions, text } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { changesOf, defaultsOf, draftOf, formValuesOf } from './values.ts'

const fields = {
  title: localized('Title', 'العنوان'),
  subtitle: localized('Subtitle', 'العنوان الفرعي', { optional: true }),
  type: choice('Type', 'النوع', { fixed: { en: 'Fixed', ar: 'ثابت' }, ratio: { en: 'Ratio', ar: 'نسبة' } }, { default: 'ratio' }),
  percent: count('Percent', 'النسبة', { optional: true, visibleWhen: { field: 'type', is: ['ratio'] } }),
  used: count('Used', 'المستخدم', { readOnly: true, default: 0 }),
  is_open: boolean('Open', 'مفتوح'),
  questions: list(
    'Questions',
    'الأسئلة',
    { text: localized('Text', 'النص'), hint: text('Hint', 'تلميح', { optional: true }) },
    { one: { en: 'Question', ar: 'سؤال' } },
  ),
}
const stored = {
  id: '1',
  version: 2,
  title: { ar: 'أ', en: 'A' },
  subtitle: null,
  type: 'ratio',
  percent: 5,
  used: 3,
  is_open: true,
  questions: [{ text: { ar: 'س', en: 'Q' }, hint: null }],
}

test('a new form opens with the declared defaults and empty lists', () => {
  expect(defaultsOf(fields)).toEqual({ type: 'ratio', used: 0, is_open: false, questions: [] })
})

test('a stored row without permissions opens with an empty list of them, and saving it unchanged sends nothing', () => {
  const withPermissions = {
    granted: permissions('Allowed', 'مسموح', { optional: true }),
    title: text('Title', 'العنوان', { optional: true }),
  }
  const row = { granted: null, title: null }
  expect(formValuesOf(withPermissions, row)).toEqual({ granted: [], title: null })
  expect(changesOf(withPermissions, row, formValuesOf(withPermissions, row))).toEqual({})
})

test('a new row sends what the form shows, empty texts as null', () => {
  const typed = {
    title: { ar: 'أ' },
    subtitle: { ar: '', en: '' },
    type: 'fixed',
    percent: 4,
    is_open: true,
    questions: [{ text: { ar: 'س', en: 'Q' }, hint: '' }],
  }
  expect(draftOf(fields, typed)).toEqual({
    title: { ar: 'أ', en: '' },
    subtitle: null,
    type: 'fixed',
    is_open: true,
    questions: [{ text: { ar: 'س', en: 'Q' }, hint: null }],
  })
})

test('an untouched form changes nothing', () => {
  const { id: _, version: __, ...row } = stored
  expect(changesOf(fields, stored, { ...row, subtitle: { ar: '', en: '' } })).toEqual({})
})

test('an edit sends only what differs', () => {
  expect(changesOf(fields, stored, { ...stored, used: 99, title: { en: 'A', ar: 'ب' }, is_open: false })).toEqual({
    title: { ar: 'ب', en: 'A' },
    is_open: false,
  })
})

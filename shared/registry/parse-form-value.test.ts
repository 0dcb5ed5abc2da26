import { expect, test } from 'vitest'
import { boolean, count, date, dateTime, hasMany, list, localized, money, percent, phone, text, time } from './fields.ts'
import { parseFormValue } from './parse-form-value.ts'

test.each([
  [text('Code', 'الرمز'), '  ', null],
  [text('Code', 'الرمز'), 'A1', 'A1'],
  [localized('Name', 'الاسم'), { ar: '', en: ' ' }, null],
  [localized('Name', 'الاسم'), { ar: 'نقل' }, { ar: 'نقل', en: '' }],
  [count('Uses', 'المرات'), '١٢', 12],
  [count('Uses', 'المرات'), '۱۲', 12],
  [count('Uses', 'المرات'), '1.5', '1.5'],
  [count('Uses', 'المرات'), 'ten', 'ten'],
  [count('Uses', 'المرات'), 7, 7],
  [count('Rating', 'التقييم', { tenths: true }), '٤٫٧', 47],
  [count('Rating', 'التقييم', { tenths: true }), '5', 50],
  [count('Rating', 'التقييم', { tenths: true }), '4.75', '4.75'],
  [percent('Ratio', 'النسبة'), '١٥٪', 15],
  [money('Price', 'السعر'), '1,250.5', 125050],
  [money('Price', 'السعر'), '١٬٢٥٠٫٥٠', 125050],
  [money('Price', 'السعر'), '0.125', '0.125'],
  [money('Price', 'السعر'), '19.99', 1999],
  [money('Price', 'السعر'), '', null],
  [boolean('Open', 'مفتوح'), 'on', true],
  [boolean('Open', 'مفتوح'), undefined, false],
  [date('Ends', 'ينتهي'), '٢١-١١-٢٠٢٦', '2026-11-21'],
  [date('Ends', 'ينتهي'), '2026-11-21', '2026-11-21'],
  [dateTime('At', 'في'), '2026-11-21T09:30', '2026-11-21T06:30:00.000Z'],
  [time('From', 'من'), '٩:٣٠', '09:30'],
  [phone('Phone', 'الجوال'), '٠٥١٢٣٤٥٦٧٨', '0512345678'],
  [hasMany('Cities', 'المدن', 'cities'), 'a', ['a']],
  [hasMany('Cities', 'المدن', 'cities'), undefined, []],
  [list('Rows', 'الصفوف', { uses: count('Uses', 'المرات') }, { one: { en: 'Row', ar: 'صف' } }), [{ uses: '٣' }], [{ uses: 3 }]],
])('a form field of %o that holds %j is sent as %j', (field, raw, wire) => expect(parseFormValue(field, raw)).toEqual(wire))

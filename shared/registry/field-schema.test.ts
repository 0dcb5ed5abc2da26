import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { typedEntries } from '../utils/typed-entries.ts'
import {
  boolean,
  choice,
  color,
  count,
  date,
  dateTime,
  email,
  file,
  files,
  hasMany,
  image,
  images,
  type Kind,
  link,
  list,
  localized,
  localizedLong,
  localizedRich,
  longText,
  money,
  percent,
  permissions,
  phone,
  text,
  time,
  belongsTo as to,
} from './fields.ts'
import { fieldErrors, type MessageKey, messages } from './messages.ts'
import { rowSchema } from './row-schema.ts'
import { draftSchema, fieldSchema, patchSchema } from './schema.ts'

const context = { now: () => '2026-11-20T22:30:00.000Z', emailEndings: ['.com', '.org', '.net'], maxImages: 5 }
const id = '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c11'
const otherId = '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c12'

/** For each kind: a field, the values it accepts with what is stored, and the values it rejects with the message. */
const kinds: {
  [K in Kind]: { field: Parameters<typeof fieldSchema>[0]; accepts: [unknown, unknown?][]; rejects: [unknown, MessageKey][] }
} = {
  text: {
    field: text('Code', 'الرمز', { min: 3, max: 6, pattern: /^[A-Z]+$/ }),
    accepts: [[' ABC\u202e ', 'ABC']],
    rejects: [
      ['', 'required'],
      [undefined, 'required'],
      ['AB', 'too_short'],
      ['ABCDEFG', 'too_long'],
      ['ab1', 'wrong_form'],
      [7, 'not_text'],
    ],
  },
  longText: {
    field: longText('Note', 'ملاحظة'),
    accepts: [['a\r\nb\u0000 ', 'a\nb']],
    rejects: [
      ['  ', 'required'],
      ['x'.repeat(2001), 'too_long'],
    ],
  },
  localized: {
    field: localized('Name', 'الاسم', { max: 20 }),
    accepts: [
      [
        { ar: ' نقل   عفش ', en: 'Moving' },
        { ar: 'نقل عفش', en: 'Moving' },
      ],
      [{ ar: 'تصميم UX', en: 'UX design' }],
      [{ ar: '٢٠٣٠', en: '2030' }],
    ],
    rejects: [
      [{ ar: 'Moving', en: 'Moving' }, 'arabic_expected'],
      [{ ar: 'نقل', en: 'نقل' }, 'english_expected'],
      [null, 'required'],
      ['x', 'invalid'],
    ],
  },
  localizedLong: {
    field: localizedLong('Text', 'النص'),
    accepts: [[{ ar: 'سطر\nآخر', en: 'a\nb' }]],
    rejects: [[{ ar: 'نص' }, 'required']],
  },
  localizedRich: {
    field: localizedRich('Content', 'المحتوى', { min: 4, max: 12 }),
    accepts: [[{ ar: '<p>نص <strong>مهم</strong></p>', en: '<p class="long-marks-do-not-count">Important</p>' }]],
    rejects: [
      [{ ar: '<p>نص طويل</p>', en: '<p></p>' }, 'required'],
      [{ ar: '<p>نص طويل</p>', en: '<p>abc</p>' }, 'too_short'],
      [{ ar: '<p>نص طويل</p>', en: '<p>more than twelve</p>' }, 'too_long'],
      [{ ar: '<p>In English</p>', en: '<p>English</p>' }, 'arabic_expected'],
    ],
  },
  count: {
    field: count('Uses', 'الاستخدام', { min: 1, max: 9 }),
    accepts: [[5]],
    rejects: [
      [0, 'at_least'],
      [10, 'at_most'],
      [1.5, 'not_whole'],
      ['5', 'not_whole'],
      [null, 'required'],
    ],
  },
  percent: {
    field: percent('Ratio', 'النسبة'),
    accepts: [[0], [100]],
    rejects: [
      [101, 'at_most'],
      [-1, 'at_least'],
    ],
  },
  money: {
    field: money('Price', 'السعر', { min: 100 }),
    accepts: [[100]],
    rejects: [
      [99, 'amount_at_least'],
      [0.5, 'not_amount'],
      [2_000_000_000, 'amount_at_most'],
    ],
  },
  boolean: { field: boolean('Open', 'مفتوح'), accepts: [[true], [false]], rejects: [['true', 'not_yes_no']] },
  date: {
    field: date('Ends', 'ينتهي', { future: true }),
    accepts: [['2026-11-22']],
    // 22:30 UTC is already the 21st in Riyadh.
    rejects: [
      ['2026-11-21', 'not_future'],
      ['21-11-2026', 'not_date'],
      ['2026-02-30', 'not_date'],
      ['', 'required'],
    ],
  },
  dateTime: {
    field: dateTime('At', 'في', { future: true }),
    accepts: [['2026-11-21T09:30:00.000Z']],
    rejects: [
      ['2026-11-20T09:30:00Z', 'not_future'],
      ['2026-11-21', 'not_instant'],
    ],
  },
  time: {
    field: time('From', 'من'),
    accepts: [['09:30']],
    rejects: [
      ['24:00', 'not_time'],
      ['9:30', 'not_time'],
      ['', 'required'],
    ],
  },
  image: { field: image('Logo', 'الشعار'), accepts: [[id]], rejects: [['x', 'wrong_upload']] },
  images: {
    field: images('Photos', 'الصور', { max: 2 }),
    accepts: [[[id, otherId]]],
    rejects: [
      [[], 'too_few_images'],
      [[id, otherId, id], 'too_many_images'],
      [[id, id], 'repeated'],
      ['x', 'not_list'],
    ],
  },
  files: {
    field: files('Files', 'الملفات', { max: 2 }),
    accepts: [[[id, otherId]]],
    rejects: [
      [[], 'too_few_files'],
      [[id, otherId, id], 'too_many_files'],
      [[id, id], 'repeated'],
    ],
  },
  file: { field: file('Certificate', 'الشهادة'), accepts: [[id]], rejects: [['x', 'wrong_upload']] },
  link: {
    field: link('Link', 'الرابط'),
    accepts: [['/offers'], ['https://example.com/a?b=1']],
    rejects: [
      ['javascript:alert(1)', 'not_link'],
      ['//example.com', 'not_link'],
      ['/.//example.com', 'not_link'],
      ['/\\example.com', 'not_link'],
      ['http://example.com', 'not_link'],
    ],
  },
  email: {
    field: email('Email', 'البريد'),
    accepts: [[' Noura@Example.com ', 'noura@example.com']],
    rejects: [
      ['noura@', 'not_email'],
      ['noura@example.sa', 'email_ending'],
      ['', 'required'],
    ],
  },
  phone: {
    field: phone('Phone', 'الجوال'),
    accepts: [
      ['0512345678', '+966512345678'],
      ['٠٥١٢٣٤٥٦٧٨', '+966512345678'],
      ['00966 51 234 5678', '+966512345678'],
    ],
    rejects: [
      ['0112345678', 'not_phone'],
      ['051234567', 'not_phone'],
      ['', 'required'],
    ],
  },
  color: { field: color('Color', 'اللون'), accepts: [['#0f766e'], ['#AA00FF']], rejects: [['teal', 'not_color']] },
  belongsTo: {
    field: to('City', 'المدينة', 'cities'),
    accepts: [[id]],
    rejects: [
      ['riyadh', 'wrong_relation'],
      ['', 'required'],
    ],
  },
  permissions: {
    field: permissions('Permissions', 'الصلاحيات'),
    accepts: [[[]], [['coupons.edit', 'contact-messages.mark_done']]],
    rejects: [
      [['everything'], 'wrong_choice'],
      [['coupons.edit', 'coupons.edit'], 'repeated'],
      ['coupons.edit', 'not_list'],
    ],
  },
  hasMany: {
    field: hasMany('Cities', 'المدن', 'cities', { max: 1 }),
    accepts: [[[]], [[id]]],
    rejects: [
      [[id, otherId], 'too_many'],
      [['x'], 'wrong_relation'],
    ],
  },
  choice: {
    field: choice('Kind', 'النوع', { a: { en: 'A', ar: 'أ' }, b: { en: 'B', ar: 'ب' } }),
    accepts: [['a']],
    rejects: [
      ['c', 'wrong_choice'],
      ['', 'required'],
    ],
  },
  list: {
    field: list(
      'Questions',
      'الأسئلة',
      { text: localized('Question', 'السؤال'), open: boolean('Open', 'مفتوح', { default: true }) },
      { one: { en: 'Question', ar: 'سؤال' }, min: 1, max: 2 },
    ),
    accepts: [[[{ text: { ar: 'متى؟', en: 'When?' } }], [{ text: { ar: 'متى؟', en: 'When?' }, open: true }]]],
    rejects: [
      [[], 'too_few'],
      [[{ text: { ar: 'متى؟', en: '' } }], 'required'],
      ['x', 'not_list'],
      [[{ text: { ar: 'متى؟', en: 'When?' }, more: 1 }], 'unknown_field'],
    ],
  },
}

describe.each(Object.entries(kinds))('a value of kind %s', (_, { field, accepts, rejects }) => {
  const schema = fieldSchema(field, context)
  test.each(accepts)('accepts %j', (value, stored = value) => expect(schema.parse(value)).toEqual(stored))
  test.each(rejects)('rejects %j: %s', (value, key) => {
    const { error } = z.object({ it: schema }).safeParse({ it: value })
    expect(Object.values(fieldErrors(error ?? { issues: [] }, 'en')).flat()).toEqual([expect.stringMatching(messagePattern(key))])
  })
  test('may be null if it is optional', () => expect(fieldSchema({ ...field, optional: true }, context).parse(null)).toBeNull())
})

test('an external link is not a link to a page of this site', () => {
  const schema = z.object({ it: fieldSchema(link('Account', 'الحساب', { external: true }), context) })
  expect(schema.safeParse({ it: 'https://x.com/wasl' }).success).toBe(true)
  for (const it of ['/offers', 'http://x.com/wasl', '//x.com'])
    expect(fieldErrors(schema.safeParse({ it }).error ?? { issues: [] }, 'ar')).toEqual({ it: [messages.not_external_link.ar] })
})

const messagePattern = (key: MessageKey) => new RegExp(`^${messages[key].en.replace(/\{\w+\}/g, '.+')}$`)

test('the schemas of a resource convert to JSON Schema, for the API document', () => {
  const all = { fields: Object.fromEntries(Object.entries(kinds).map(([kind, { field }]) => [kind, field])) }
  for (const schema of [draftSchema(all), patchSchema(all), rowSchema(all)])
    for (const io of ['input', 'output'] as const)
      expect(Object.keys(z.toJSONSchema(schema, { io }).properties ?? {})).toEqual(expect.arrayContaining(Object.keys(kinds)))
})

/** What JSON Schema cannot say: the visible text of HTML, whether a path leaves the site, and what depends on the time. */
const unstatable: { readonly [K in Kind]?: readonly MessageKey[] } = {
  date: ['not_future'],
  dateTime: ['not_future'],
  link: ['not_link'],
  localizedRich: ['required', 'too_short', 'too_long', 'arabic_expected'],
}

const jsonSchemas = new Ajv2020({ validateFormats: false, strict: false })

test.each(typedEntries(kinds))('the JSON Schema of %s accepts what the API accepts', (kind, { field, accepts, rejects }) => {
  const validate = jsonSchemas.compile(z.toJSONSchema(fieldSchema(field, context), { io: 'input' }))
  expect(accepts.filter(([value]) => !validate(value)).map(([value]) => value)).toEqual([])
  const stated = rejects.filter(([value, key]) => value !== undefined && !unstatable[kind]?.includes(key))
  expect(stated.filter(([value]) => validate(value)).map(([value, key]) => [value, key])).toEqual([])
})

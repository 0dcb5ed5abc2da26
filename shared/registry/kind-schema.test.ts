import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  boolean,
  choice,
  color,
  count,
  date,
  dateTime,
  email,
  file,
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
import { type MessageKey, messages, messagesOf } from './messages.ts'
import { rowSchema } from './row-schema.ts'
import { draftSchema, fieldSchema, patchSchema } from './schema.ts'

const around = { now: () => '2026-11-20T22:30:00.000Z', emailEndings: ['.com', '.org', '.net'], imagesAtMost: 5 }
const one = '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c11'
const two = '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c12'

/** Of each kind: a field, what it takes with what is stored of it, and what it refuses with the reason. */
const kinds: { [K in Kind]: { field: Parameters<typeof fieldSchema>[0]; takes: [unknown, unknown?][]; refuses: [unknown, MessageKey][] } } =
  {
    text: {
      field: text('Code', 'الرمز', { min: 3, max: 6, pattern: /^[A-Z]+$/ }),
      takes: [[' ABC\u202e ', 'ABC']],
      refuses: [
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
      takes: [['a\r\nb\u0000 ', 'a\nb']],
      refuses: [
        ['  ', 'required'],
        ['x'.repeat(2001), 'too_long'],
      ],
    },
    localized: {
      field: localized('Name', 'الاسم', { max: 20 }),
      takes: [
        [
          { ar: ' نقل   عفش ', en: 'Moving' },
          { ar: 'نقل عفش', en: 'Moving' },
        ],
        [{ ar: 'تصميم UX', en: 'UX design' }],
        [{ ar: '٢٠٣٠', en: '2030' }],
      ],
      refuses: [
        [{ ar: 'Moving', en: 'Moving' }, 'arabic_expected'],
        [{ ar: 'نقل', en: 'نقل' }, 'english_expected'],
        [null, 'required'],
        ['x', 'invalid'],
      ],
    },
    localizedLong: {
      field: localizedLong('Text', 'النص'),
      takes: [[{ ar: 'سطر\nآخر', en: 'a\nb' }]],
      refuses: [[{ ar: 'نص' }, 'required']],
    },
    localizedRich: {
      field: localizedRich('Content', 'المحتوى', { min: 4, max: 12 }),
      takes: [[{ ar: '<p>نص <strong>مهم</strong></p>', en: '<p class="long-marks-do-not-count">Important</p>' }]],
      refuses: [
        [{ ar: '<p>نص طويل</p>', en: '<p></p>' }, 'required'],
        [{ ar: '<p>نص طويل</p>', en: '<p>abc</p>' }, 'too_short'],
        [{ ar: '<p>نص طويل</p>', en: '<p>more than twelve</p>' }, 'too_long'],
        [{ ar: '<p>In English</p>', en: '<p>English</p>' }, 'arabic_expected'],
      ],
    },
    count: {
      field: count('Uses', 'الاستخدام', { min: 1, max: 9 }),
      takes: [[5]],
      refuses: [
        [0, 'at_least'],
        [10, 'at_most'],
        [1.5, 'not_whole'],
        ['5', 'not_whole'],
        [null, 'required'],
      ],
    },
    percent: {
      field: percent('Ratio', 'النسبة'),
      takes: [[0], [100]],
      refuses: [
        [101, 'at_most'],
        [-1, 'at_least'],
      ],
    },
    money: {
      field: money('Price', 'السعر', { min: 100 }),
      takes: [[100]],
      refuses: [
        [99, 'amount_at_least'],
        [0.5, 'not_amount'],
        [2_000_000_000, 'amount_at_most'],
      ],
    },
    boolean: { field: boolean('Open', 'مفتوح'), takes: [[true], [false]], refuses: [['true', 'not_yes_no']] },
    date: {
      field: date('Ends', 'ينتهي', { future: true }),
      takes: [['2026-11-22']],
      // Half past ten in the evening at Greenwich is already the 21st in Riyadh.
      refuses: [
        ['2026-11-21', 'not_future'],
        ['21-11-2026', 'not_date'],
        ['2026-02-30', 'not_date'],
        ['', 'required'],
      ],
    },
    dateTime: {
      field: dateTime('At', 'في', { future: true }),
      takes: [['2026-11-21T09:30:00.000Z']],
      refuses: [
        ['2026-11-20T09:30:00Z', 'not_future'],
        ['2026-11-21', 'not_instant'],
      ],
    },
    time: {
      field: time('From', 'من'),
      takes: [['09:30']],
      refuses: [
        ['24:00', 'not_time'],
        ['9:30', 'not_time'],
        ['', 'required'],
      ],
    },
    image: { field: image('Logo', 'الشعار'), takes: [[one]], refuses: [['x', 'wrong_upload']] },
    images: {
      field: images('Photos', 'الصور', { max: 2 }),
      takes: [[[one, two]]],
      refuses: [
        [[], 'too_few_images'],
        [[one, two, one], 'too_many_images'],
        [[one, one], 'repeated'],
        ['x', 'not_list'],
      ],
    },
    file: { field: file('Certificate', 'الشهادة'), takes: [[one]], refuses: [['x', 'wrong_upload']] },
    link: {
      field: link('Link', 'الرابط'),
      takes: [['/offers'], ['https://example.com/a?b=1']],
      refuses: [
        ['javascript:alert(1)', 'not_link'],
        ['//example.com', 'not_link'],
        ['http://example.com', 'not_link'],
      ],
    },
    email: {
      field: email('E-mail', 'البريد'),
      takes: [[' Noura@Example.com ', 'noura@example.com']],
      refuses: [
        ['noura@', 'not_email'],
        ['noura@example.sa', 'email_ending'],
        ['', 'required'],
      ],
    },
    phone: {
      field: phone('Phone', 'الجوال'),
      takes: [
        ['0512345678', '+966512345678'],
        ['٠٥١٢٣٤٥٦٧٨', '+966512345678'],
        ['00966 51 234 5678', '+966512345678'],
      ],
      refuses: [
        ['0112345678', 'not_phone'],
        ['051234567', 'not_phone'],
        ['', 'required'],
      ],
    },
    color: { field: color('Colour', 'اللون'), takes: [['#0f766e']], refuses: [['teal', 'not_color']] },
    belongsTo: {
      field: to('City', 'المدينة', 'cities'),
      takes: [[one]],
      refuses: [
        ['riyadh', 'wrong_relation'],
        ['', 'required'],
      ],
    },
    permissions: {
      field: permissions('Permissions', 'الصلاحيات'),
      takes: [[[]], [['coupons.edit', 'contact-messages.mark_done']]],
      refuses: [
        [['everything'], 'wrong_choice'],
        [['coupons.edit', 'coupons.edit'], 'repeated'],
        ['coupons.edit', 'not_list'],
      ],
    },
    hasMany: {
      field: hasMany('Cities', 'المدن', 'cities', { max: 1 }),
      takes: [[[]], [[one]]],
      refuses: [
        [[one, two], 'too_many'],
        [['x'], 'wrong_relation'],
      ],
    },
    choice: {
      field: choice('Kind', 'النوع', { a: ['A', 'أ'], b: ['B', 'ب'] }),
      takes: [['a']],
      refuses: [
        ['c', 'wrong_choice'],
        ['', 'required'],
      ],
    },
    list: {
      field: list(
        'Questions',
        'الأسئلة',
        { text: localized('Question', 'السؤال'), open: boolean('Open', 'مفتوح', { default: true }) },
        { one: ['Question', 'سؤال'], min: 1, max: 2 },
      ),
      takes: [[[{ text: { ar: 'متى؟', en: 'When?' } }], [{ text: { ar: 'متى؟', en: 'When?' }, open: true }]]],
      refuses: [
        [[], 'too_few'],
        [[{ text: { ar: 'متى؟', en: '' } }], 'required'],
        ['x', 'not_list'],
        [[{ text: { ar: 'متى؟', en: 'When?' }, more: 1 }], 'unknown_field'],
      ],
    },
  }

describe.each(Object.entries(kinds))('a value of kind %s', (_, { field, takes, refuses }) => {
  const schema = fieldSchema(field, around)
  test.each(takes)('%j is taken', (given, stored = given) => expect(schema.parse(given)).toEqual(stored))
  test.each(refuses)('%j is refused: %s', (given, key) => {
    const { error } = z.object({ it: schema }).safeParse({ it: given })
    expect(Object.values(messagesOf(error ?? { issues: [] }, 'en')).flat()).toEqual([expect.stringMatching(saying(key))])
  })
  test('may be null where it is optional', () => expect(fieldSchema({ ...field, optional: true }, around).parse(null)).toBeNull())
})

test('a link to another site is none to a page of this one', () => {
  const schema = z.object({ it: fieldSchema(link('Account', 'الحساب', { outside: true }), around) })
  expect(schema.safeParse({ it: 'https://x.com/wasl' }).success).toBe(true)
  for (const it of ['/offers', 'http://x.com/wasl', '//x.com'])
    expect(messagesOf(schema.safeParse({ it }).error ?? { issues: [] }, 'ar')).toEqual({ it: [messages.not_outside_link[1]] })
})

const saying = (key: MessageKey) => new RegExp(`^${messages[key][0].replace(/\{\w+\}/g, '.+')}$`)

test('the schemas of a resource can be written as JSON Schema, for the API document', () => {
  const all = { fields: Object.fromEntries(Object.entries(kinds).map(([kind, { field }]) => [kind, field])) }
  for (const schema of [draftSchema(all), patchSchema(all), rowSchema(all)])
    for (const io of ['input', 'output'] as const)
      expect(Object.keys(z.toJSONSchema(schema, { io }).properties ?? {})).toEqual(expect.arrayContaining(Object.keys(kinds)))
})

test('every message has the same holes in both languages', () => {
  const holes = (said: string) => said.match(/\{\w+\}/g) ?? []
  for (const [english, arabic] of Object.values(messages)) expect(holes(arabic)).toEqual(holes(english))
})

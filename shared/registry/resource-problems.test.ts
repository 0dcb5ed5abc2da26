import { expect, test } from 'vitest'
import { action, both, problemsOf } from './example-declaration.ts'
import { belongsTo, choice, color, count, type Fields, file, hasMany, images, list, money, percent, status, text, time } from './fields.ts'
import type { AnyResource } from './resource.ts'
import { type AnyStatusLifecycle, statusLifecycle } from './status-lifecycle.ts'

const visits = (by: 'admin' | 'client', from: 'new' | 'done', to: 'new' | 'done'): AnyStatusLifecycle =>
  statusLifecycle({
    label: both,
    start: 'new',
    statuses: { new: both, done: both },
    tones: { new: 'warn', done: 'good' },
    transitions: { finish: { label: both, by, from, to } },
    turns: { new: { turn: 'admin', next: both } },
  })
const open = (...names: string[]): Partial<AnyResource> => ({
  access: { action: 'adm.features', public: { action: 'pub.store', fields: names } },
})

test.each<[string, string, Fields, Partial<AnyResource>?]>([
  ['a pattern that remembers', 'parts.code: the flag g', { code: text('Code', 'الرمز', { pattern: /^x$/g }) }],
  ['a pattern that continues', 'parts.code: the flag y', { code: text('Code', 'الرمز', { pattern: /^x$/y }) }],
  ['a pattern of a part', 'parts.code: pattern must match the whole text', { code: text('Code', 'الرمز', { pattern: /x/ }) }],
  [
    'a default against its pattern',
    'parts.code: the default "y" breaks',
    { code: text('Code', 'الرمز', { pattern: /^x$/, default: 'y' }) },
  ],
  ['a default below min', 'parts.seats: the default 1 breaks', { seats: count('Seats', 'المقاعد', { min: 2, default: 1 }) }],
  ['half a halala', 'parts.price: the default 1.5 breaks', { price: money('Price', 'السعر', { default: 1.5 }) }],
  ['a colour by name', 'parts.tint: the default "red" breaks', { tint: color('Tint', 'اللون', { default: 'red' }) }],
  ['a time that no clock shows', 'parts.at: the default "25:99" breaks', { at: time('At', 'في', { default: '25:99' }) }],
  ['a percent above 100', 'parts.share: min 200 is above max 100', { share: percent('Share', 'النسبة', { min: 200 }) }],
  ['a text longer than its kind', 'parts.code: min 500 is above max 200', { code: text('Code', 'الرمز', { min: 500 }) }],
  ['no images', 'parts.photos: max 0 leaves no value', { photos: images('Photos', 'الصور', { max: 0 }) }],
  ['min above max', 'parts.seats: min 60 is above max 1', { seats: count('Seats', 'المقاعد', { min: 60, max: 1 }) }],
  ['max that is no number', 'parts.seats: max NaN is no whole number', { seats: count('Seats', 'المقاعد', { max: Number.NaN }) }],
  ['a count that no column holds', 'parts.seats: max 5000000000 is above 2147483647', { seats: count('Seats', 'المقاعد', { max: 5e9 }) }],
  ['a choice without options', 'parts.state: it has no options', { state: choice('State', 'الحالة', {}) }],
  ['an option with a quote', "parts.state: the option it's has other characters", { state: choice('State', 'الحالة', { "it's": both }) }],
  ['a status that nothing leads to', 'parts.state: no transition leads to done', { state: status(visits('admin', 'new', 'new')) }],
  [
    'a turn of somebody who cannot act',
    'parts.state: in new it is the turn of the admin, who has no transition',
    { state: status(visits('client', 'new', 'done')) },
  ],
  [
    'a first status for ever',
    'parts.state: no transition leads to done; parts.state: in new it is the turn of the admin, who has no transition; parts.state: no transition leaves new, the first status',
    { state: status(visits('admin', 'done', 'done')) },
  ],
  ['a list without fields', 'parts.lines: it has no fields', { lines: list('Lines', 'الأسطر', {}, { one: both }) }],
  [
    'a wrong field of entries',
    'parts.lines.seats: min 2 is above max 1',
    { lines: list('Lines', 'الأسطر', { seats: count('Seats', 'المقاعد', { min: 2, max: 1 }) }, { one: both }) },
  ],
  ['a twin of a language', 'parts.name_en: it is the column of name in one language', { name_en: text('Name', 'الاسم') }],
  ['the name of the search', 'parts.q: q is a name of the application', { q: text('Q', 'س') }],
  ['the name of every object', 'parts.constructor: constructor is a name', { constructor: text('Builder', 'الباني') }],
  ['a name that databases cut', 'parts.', { [`a_${'long_'.repeat(11)}name`]: text('Code', 'الرمز') }],
  [
    'an internal field in public',
    'parts.key: it is internal, so it cannot be public',
    { key: text('Key', 'المفتاح', { internal: true }) },
    open('name', 'key'),
  ],
  ['a private file in public', 'parts.paper: it is private, so', { paper: file('Paper', 'الورقة', { private: true }) }, open('paper')],
  [
    'a private file in a public list',
    'parts.papers.file: it is private',
    { papers: list('Papers', 'الأوراق', { file: file('File', 'الملف', { private: true }) }, { one: both }) },
    open('papers'),
  ],
  [
    'a value that nobody fills',
    'parts.number: nobody fills a required read-only field',
    { number: text('Number', 'الرقم', { readOnly: true }) },
  ],
  [
    'a relation to some rows of another resource',
    'parts.owner_id: owners shows some rows of users',
    { owner_id: belongsTo('Owner', 'المالك', 'owners') },
  ],
  ['many of some rows of another resource', 'parts.owners: owners shows some rows', { owners: hasMany('Owners', 'الملاك', 'owners') }],
  ['no first row', 'parts.parent_id: a first row needs another row of parts', { parent_id: belongsTo('Parent', 'الأصل', 'parts') }],
  [
    'a ring of first rows',
    'parts.box_id: a first row needs another row of parts; boxes.part_id: a first row needs another row of boxes',
    { box_id: belongsTo('Box', 'الصندوق', 'boxes') },
  ],
  [
    'fields that show each other',
    'parts.one: it is shown only while it is shown; parts.two: it is shown only while it is shown',
    {
      one: choice('One', 'الأول', { new: both }, { optional: true, visibleWhen: { field: 'two', is: ['new'] } }),
      two: choice('Two', 'الثاني', { new: both }, { optional: true, visibleWhen: { field: 'one', is: ['new'] } }),
    },
  ],
  ['a tab of rows of another resource', 'parts: related owners.part_id is no relation to parts', {}, { related: ['owners.part_id'] }],
  ['an action edit', 'parts: the action edit has the name of something', {}, { actions: { edit: action } }],
  ['an action history', 'parts: the action history has the name', {}, { actions: { history: action } }],
  ['an action bulk', 'parts: the action bulk has the name', {}, { actions: { bulk: action } }],
  [
    'an input reason',
    'parts: the action pay has an input reason',
    { reason: text('Reason', 'السبب') },
    { actions: { pay: { ...action, inputs: ['reason'] } } },
  ],
  [
    'texts from nowhere',
    'parts: the action pay takes texts from nowhere',
    {},
    { actions: { pay: { ...action, reason: 'required', reasonOptions: { from: 'nowhere', where: {} } } } },
  ],
  [
    'templates from nowhere',
    'parts: the action pay takes texts from nowhere',
    {},
    { actions: { pay: { ...action, inputs: ['name'], templates: { from: 'nowhere', into: 'name' } } } },
  ],
  [
    'an edit of what cannot be edited',
    'parts.seats: a read-only field cannot be edited in the list',
    { seats: count('Seats', 'المقاعد', { readOnly: true, default: 1 }) },
    { inlineEdit: ['seats'] },
  ],
  ['a list without columns', 'parts: its list has no columns', {}, { list: [] }],
  [
    'a rule that throws',
    'parts.name: its rule throws for a row that is possible',
    { code: text('Code', 'الرمز', { optional: true }) },
    { rules: [{ field: 'name', isValid: ({ code }: { code: string }) => code.length > 0, message: both }] },
  ],
  [
    'a condition that throws',
    'parts: the action pay throws for a row that is possible',
    {},
    { actions: { pay: { ...action, when: ({ seats }: { seats: { length: number } }) => seats.length > 0 } } },
  ],
])('%s is refused', (_, message, fields, more) => expect(problemsOf(fields, more)).toContain(message))

// Wrong declarations that are accepted, each with its reason: nobody but a reader can tell.
test.each<[what: string, reason: string, Fields, Partial<AnyResource>?]>([
  [
    'a pattern that nothing matches',
    'whether the parts of a pattern exclude each other cannot be decided in general',
    { code: text('Code', 'الرمز', { pattern: /^(?=a)b$/ }) },
  ],
  [
    'a rule that accepts nothing',
    'a rule may rightly reject the rows that the check makes up',
    {},
    { rules: [{ field: 'name', isValid: () => false, message: both }] },
  ],
  [
    'an action that is never possible',
    'its condition may hold for values that the check does not make up',
    {},
    { actions: { pay: { ...action, when: () => false } } },
  ],
  [
    'two fields of one label',
    'fields that never show together may share a label',
    { one: text('Code', 'الرمز'), two: text('Code', 'الرمز') },
  ],
  ['money as a count', 'halalas and pieces are whole numbers alike', { price: count('Price', 'السعر') }],
])('%s stays silent: %s', (_, __, fields, more) => expect(problemsOf(fields, more)).toBe('none'))

test('a declaration without a mistake is accepted', () =>
  expect(
    problemsOf({
      code: text('Code', 'الرمز', { pattern: /^[a-z]+$/, default: 'x' }),
      photos: images('Photos', 'الصور', { optional: true }),
      state: status(visits('admin', 'new', 'done'), { default: 'new' }),
    }),
  ).toBe('none'))

test('all mistakes are named at once', () => {
  const fields = { seats: count('Seats', 'المقاعد', { min: 60, max: 1 }), q: text('Q', 'س') }
  expect(problemsOf(fields)).toBe('resources: parts.seats: min 60 is above max 1; parts.q: q is a name of the application')
})

import { expect, test } from 'vitest'
import { action, both, problemsOf } from './example-declaration.ts'
import { belongsTo, choice, count, type Fields, file, hasMany, list, text } from './fields.ts'
import type { AnyResource } from './resource.ts'

const state = choice('State', 'الحالة', { new: both })
const document = { renderer: 'pdf', label: both, when: () => true, message: both }
const pendingOf = (pending: Partial<NonNullable<AnyResource['pending']>>): Partial<AnyResource> => ({
  pending: { statusField: 'state', turns: { new: { turn: 'admin', next: both } }, ...pending },
})

test.each<[string, string, Fields, Partial<AnyResource>?]>([
  ['a pattern of a part of a word', 'parts.code: pattern must match the whole text', { code: text('Code', 'الرمز', { pattern: /^x/ }) }],
  [
    'a default that only one row can have',
    'parts.code: only one row could have its default',
    { code: text('Code', 'الرمز', { unique: true, default: 'x' }) },
  ],
  ['a file without a size', 'parts.paper: no file is so small', { paper: file('Paper', 'الورقة', { maxMegabytes: 0 }) }],
  ['a name in capitals', 'parts.Code: its name is no snake_case', { Code: text('Code', 'الرمز') }],
  ['a resource in capitals', 'Parts: its name is no kebab-case', {}, { name: 'Parts' }],
  [
    'a former name that is used',
    'parts.code: its former name name is another field',
    { code: text('Code', 'الرمز', { formerNames: ['name'] }) },
  ],
  ['a title that no column shows', 'parts.name: a title is a column of the list', { code: text('Code', 'الرمز') }, { list: ['code'] }],
  ['a title that nobody finds', 'parts.name: a title is searched', { code: text('Code', 'الرمز') }, { search: ['code'] }],
  ['a column twice', 'parts.name: it is twice in list', {}, { list: ['name', 'name'] }],
  ['a filter twice', 'parts.name: it is twice in filters', {}, { filters: ['name', 'name'] }],
  [
    'an internal column',
    'parts.key: it is internal, so no list shows it',
    { key: text('Key', 'المفتاح', { internal: true }) },
    { list: ['name', 'key'] },
  ],
  ['a filter by nothing derived', 'parts: it has no derived status to show', {}, { filters: ['derived'] }],
  [
    'a derived status that no list shows',
    'parts: no list shows its derived status',
    {},
    { derived: { label: both, options: { old: { label: both, tone: 'bad' } }, compute: () => 'old' } },
  ],
  [
    'unique relations',
    'parts.others: it has no column that can be unique',
    { others: hasMany('Others', 'أخرى', 'parts') },
    { unique: [['others', 'name']] },
  ],
  [
    'a condition that never holds',
    'parts.code: state is never sold',
    { state, code: text('Code', 'الرمز', { optional: true, visibleWhen: { field: 'state', is: ['sold'] } }) },
  ],
  [
    'a condition on itself',
    'parts.state: it is shown only while it is shown',
    { state: choice('State', 'الحالة', { new: both }, { optional: true, visibleWhen: { field: 'state', is: ['new'] } }) },
  ],
  [
    'a hidden value that is required',
    'parts.code: a field that can be hidden is optional',
    { state, code: text('Code', 'الرمز', { visibleWhen: { field: 'state', is: ['new'] } }) },
  ],
  [
    'labels by nothing',
    'parts.state: there is no field kind',
    { state: choice('State', 'الحالة', { new: both }, { labelsBy: { field: 'kind', labels: {} } }) },
  ],
  ['a label by nothing', 'parts.code: there is no field kind', { code: text('Code', 'الرمز', { labelBy: { field: 'kind', labels: {} } }) }],
  ['a row of nothing', 'parts.row_id: there is no field resource', { row_id: text('Row', 'السجل', { resourceField: 'resource' }) }],
  [
    'an offer that no list filters',
    'parts.part_id: parts has no filter state',
    { state, part_id: belongsTo('Part', 'القطعة', 'parts', { optional: true, offered: { field: 'state', isEmpty: true } }) },
  ],
  [
    'entries in no table',
    'parts.lines: there is no resource lines',
    {
      lines: list(
        'Lines',
        'الأسطر',
        { seats: count('Seats', 'المقاعد') },
        { one: both, childTable: { resource: 'lines', parentField: 'part_id', identityField: 'x', keyColumn: 'x', positionColumn: 'x' } },
      ),
    },
  ],
  ['a search elsewhere without a relation', 'parts: searchRelated name is no relation', {}, { searchRelated: ['name'] }],
  ['a subset of nothing', 'parts: it is a part of itself', {}, { subsetOf: 'parts' }],
  [
    'a turn in no status',
    'parts.state: pending has a turn in sold, which is no status',
    { state },
    pendingOf({ turns: { sold: { turn: 'admin', next: both } } }),
  ],
  [
    'a stand-in of no row',
    'parts.state: pending is never of state sold',
    { state },
    pendingOf({ standIn: { turn: 'provider', without: 'name', by: 'admin', when: { field: 'state', is: ['sold'] } } }),
  ],
  ['pending without turns', 'parts.state: pending has no turns', { state }, pendingOf({ turns: {} })],
  [
    'a deadline that is no time',
    'parts.code: pending needs a date and time',
    { state, code: text('Code', 'الرمز') },
    pendingOf({ deadlineField: 'code' }),
  ],
  [
    'overdue after no time',
    'parts.state: pending is overdue after no time',
    { state },
    pendingOf({ overdue: { notification: 'complaint_overdue' } }),
  ],
  [
    'positions in another order',
    'parts.seats: rows with positions are sorted by them',
    { seats: count('Seats', 'المقاعد') },
    { position: 'seats' },
  ],
  [
    'an action that does nothing',
    'parts: the action pay changes nothing and has no effect',
    {},
    { actions: { pay: { ...action, set: {} } } },
  ],
  [
    'a handler with values',
    'parts: the action pay has a handler, so that its set is never stored',
    {},
    { actions: { pay: { ...action, handler: 'pay' } } },
  ],
  [
    'an input twice',
    'parts: the action pay asks twice for name',
    {},
    { actions: { pay: { ...action, inputs: ['name'], optionalInputs: ['name'] } } },
  ],
  [
    'a template for no input',
    'parts: the action pay fills name, for which it does not ask',
    {},
    { actions: { pay: { ...action, templates: { from: 'owners', into: 'name' } } } },
  ],
  [
    'reasons without a reason',
    'parts: the action pay has reasons to choose from and asks for none',
    {},
    { actions: { pay: { ...action, reasonOptions: { from: 'parts', where: {} } } } },
  ],
  [
    'reasons that never are',
    'parts: the action pay takes reasons whose state is never so',
    { state },
    { actions: { pay: { ...action, reason: 'required', reasonOptions: { from: 'parts', where: { state: ['sold'] } } } } },
  ],
  [
    'an actor who is no admin',
    'parts: the action pay stores who did it in name, which is no relation to admins',
    {},
    { actions: { pay: { ...action, actorField: 'name' } } },
  ],
  ['two documents of one renderer', 'parts: two documents have the renderer pdf', {}, { document: [document, document] }],
  ['timestamps of a generated table', 'parts: a generated table has both timestamps', {}, { timestamps: ['created_at'] }],
])('%s is refused', (_, message, fields, more) => expect(problemsOf(fields, more)).toContain(message))

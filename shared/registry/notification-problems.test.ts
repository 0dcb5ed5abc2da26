import { expect, test } from 'vitest'
import { belongsTo, status, text } from './fields.ts'
import { notificationProblems } from './notification-problems.ts'
import type { AnyResource } from './resource.ts'
import { statusLifecycle, type TransitionNotification } from './status-lifecycle.ts'

const label = { en: 'Visit', ar: 'زيارة' } as const
const problemsOf = (...notify: TransitionNotification[]) => {
  const lifecycle = statusLifecycle({
    label,
    start: 'new',
    statuses: { new: label, done: label },
    tones: { new: 'warn', done: 'good' },
    transitions: { finish: { label, by: 'admin', from: 'new', to: 'done', notify } },
    turns: {},
  })
  const visits: AnyResource = {
    name: 'visits',
    label: { one: label, many: label },
    group: 'operations',
    icon: 'tags',
    fields: {
      number: text('Number', 'الرقم'),
      client_id: belongsTo('Client', 'العميل', 'users'),
      city_id: belongsTo('City', 'المدينة', 'cities'),
      status: status(lifecycle),
    },
    title: 'number',
    list: ['number'],
    sort: 'number',
    access: { action: 'adm.features' },
  }
  return notificationProblems(visits)
}

test('a declared notification names a recipient, a condition and texts of its resource', () => {
  expect(problemsOf({ to: 'client_id', type: 'complaint_replied' })).toEqual([])
  const inStatus = 'status: the notification complaint_replied of finish: '
  expect(problemsOf({ to: 'city_id', type: 'complaint_replied' })).toEqual([
    `${inStatus}the recipient city_id is no relation to users, customers, colleagues, provider-users, providers`,
  ])
  expect(problemsOf({ to: 'client_id', type: 'complaint_replied', when: { field: 'kind', is: ['a'] } })).toEqual([
    `${inStatus}its condition is about kind, which is no field`,
  ])
  expect(problemsOf({ to: 'client_id', type: 'wallet_topped_up' })).toEqual([
    'status: the notification wallet_topped_up of finish: its text has {amount}, which is no field',
  ])
})

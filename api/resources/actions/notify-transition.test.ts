import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { belongsTo, choice, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { statusLifecycle } from '@wasl/shared/registry/status-lifecycle.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { declaredResource } from '../../testing/declared-resource.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { resourceRoutes } from '../routes/routes.ts'

const label = { en: 'Visit', ar: 'زيارة' } as const
const isPaid = { field: 'payer', is: ['platform'] }
const lifecycle = statusLifecycle({
  label,
  start: 'new',
  statuses: { new: { en: 'New', ar: 'جديدة' }, done: { en: 'Done', ar: 'منتهية' }, rejected: { en: 'Rejected', ar: 'مرفوضة' } },
  tones: { new: 'warn', done: 'good', rejected: 'bad' },
  transitions: {
    finish: {
      label: { en: 'Finish', ar: 'إنهاء' },
      by: 'admin',
      from: 'new',
      to: 'done',
      notify: [{ to: 'client_id', type: 'wallet_topped_up', when: isPaid, link: () => pages.wallet() }],
    },
    reject: {
      label: { en: 'Reject', ar: 'رفض' },
      by: 'admin',
      from: 'new',
      to: 'rejected',
      reason: 'required',
      notify: [{ to: 'client_id', type: 'withdrawal_rejected', link: ({ id }) => pages.complaint({ id }) }],
    },
  },
  turns: {},
})
const visits = resource({
  name: 'site-visits',
  label: { one: label, many: { en: 'Visits', ar: 'الزيارات' } },
  group: 'operations',
  icon: 'tags',
  fields: {
    number: text('Number', 'الرقم'),
    client_id: belongsTo('Client', 'العميل', 'users', { optional: true }),
    payer: choice('Payer', 'الدافع', { client: { en: 'Client', ar: 'العميل' }, platform: { en: 'Platform', ar: 'المنصة' } }),
    amount: money('Amount', 'المبلغ'),
    status: status(lifecycle, { default: 'new', readOnly: true }),
  },
  title: 'number',
  list: ['number', 'status'],
  sort: 'number',
  access: { action: 'adm.features' },
  actions: statusActions(lifecycle, {}),
})
const { stored, createTables } = declaredResource(visits)
const app = await testApp({}, { more: (app) => resourceRoutes(app, [stored]) })
const { call, db } = app
let token = ''

beforeAll(async () => {
  await createTables(db)
  token = await adminToken(app, 'all')
})

async function act(row: object, action: string, body: object = {}) {
  const { id } = (
    await call('POST', '/api/admin/site-visits', { token, body: { number: 'V-1', amount: 25_000, payer: 'platform', ...row } })
  ).body
  expect(await call('POST', `/api/admin/site-visits/${id}/actions/${action}`, { token, body })).toMatchObject({ status: 200 })
  return String(id)
}
const received = (user_id: string) => db.select().from(notifications).where(eq(notifications.user_id, user_id))

test('a transition notifies the user of the declared field, with amounts in both languages and the declared page', async () => {
  const client = await newClient(app)
  await act({ client_id: client.id }, 'finish')
  expect(await received(client.id)).toMatchObject([
    {
      type: 'wallet_topped_up',
      link: pages.wallet(),
      body_en: expect.stringContaining('250'),
      body_ar: expect.stringContaining('250 ر.س'),
    },
  ])
})

test('the reason of a transition is in its text, and its page may be the one of the row', async () => {
  const client = await newClient(app)
  const id = await act({ client_id: client.id }, 'reject', { reason: 'Nobody was at home' })
  expect(await received(client.id)).toMatchObject([
    { type: 'withdrawal_rejected', link: pages.complaint({ id }), body_en: expect.stringContaining('Nobody was at home') },
  ])
})

test('nobody is notified of a row without a recipient, or that does not meet the condition', async () => {
  const client = await newClient(app)
  const before = await db.$count(notifications)
  await act({ client_id: client.id, payer: 'client' }, 'finish')
  await act({ client_id: null }, 'finish')
  expect(await db.$count(notifications)).toBe(before)
})

import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { data_requests } from '../../identity/tables/from-registry.ts'
import { broadcasts } from '../../messaging/tables/broadcasts.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call, db, shared } = app
const url = '/api/admin/broadcasts'
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

const texts = {
  title: { ar: 'دوام العيد', en: 'Holiday hours' },
  body: { ar: 'نواصل العمل في إجازة العيد.', en: 'We keep working over the holiday.' },
}
const add = async (status: 'draft' | 'sent') => {
  const { body } = await call('POST', url, { token, body: { ...texts, audience: 'all' } })
  await db
    .update(broadcasts)
    .set({ status })
    .where(eq(broadcasts.id, String(body.id)))
  return String(body.id)
}
const edited = 'Cannot be edited in the status “Sent”'
const deleted = 'Cannot be deleted in the status “Sent”'

test('a row is edited and deleted until a status of its lifecycle locks it, which the answer names in both languages', async () => {
  const [draft, sent] = [await add('draft'), await add('sent')]
  const edit = (id: string, lang: 'ar' | 'en') => call('PATCH', `${url}/${id}`, { token, lang, body: { link: pages.wallet() } })
  expect(await edit(draft, 'en')).toMatchObject({ status: 200, body: { link: pages.wallet() } })
  expect(await edit(sent, 'en')).toMatchObject({ status: 409, body: { msg: edited } })
  expect(await edit(sent, 'ar')).toMatchObject({ status: 409, body: { msg: 'لا يمكن التعديل في حالة «مُرسل»' } })
  expect(await call('DELETE', `${url}/${sent}`, { token, lang: 'en' })).toMatchObject({ status: 409, body: { msg: deleted } })
  expect((await call('DELETE', `${url}/${draft}`, { token })).status).toBe(200)
  expect(await db.$count(broadcasts, eq(broadcasts.id, sent))).toBe(1)
})

test('a bulk deletion and a bulk run leave locked rows and say why', async () => {
  const [draft, sent] = [await add('draft'), await add('sent')]
  const { body } = await call('POST', `${url}/bulk`, { token, lang: 'en', body: { action: 'delete', ids: [draft, sent] } })
  expect(body.results).toEqual([
    { id: draft, ok: true },
    { id: sent, ok: false, msg: deleted },
  ])
  const run = await call('POST', `${url}/bulk/runs?status=sent`, { token, lang: 'en', body: { action: 'delete', inputs: {} } })
  await runQueues(shared, ['bulk_runs'])
  const state = (await call('GET', `${url}/bulk/runs/${run.body.data?.id}`, { token, lang: 'en' })).body.data
  expect(state).toMatchObject({ status: 'done', rejected: state?.total })
  expect(state?.rejections).toContainEqual({ id: sent, title: 'Holiday hours', msg: deleted })
})

test('an import reports locked rows with the reason and stores the others', async () => {
  const [draft, sent] = [await add('draft'), await add('sent')]
  const bytes = Buffer.from(`id,Links to\r\n${draft},/orders\r\n${sent},/orders`)
  const form = formDataBody({}, { name: 'file', filename: 'broadcasts.csv', bytes })
  const { body } = await call('POST', `${url}/import/files`, { token, lang: 'en', ...form })
  await call('POST', `${url}/import/files/${body.data?.id}/run`, { token, lang: 'en', body: { mode: 'valid', columns: ['id', 'link'] } })
  await runQueues(shared, ['imports'])
  const { data } = (await call('GET', `${url}/import/files/${body.data?.id}`, { token, lang: 'en' })).body
  expect(data).toMatchObject({ status: 'done', result: { changed: 1, rejected: [{ line: 3, errors: [{ msg: edited }] }] } })
})

test('deleted accounts and closed personal-data requests are locked too, and a closed request keeps what was answered', async () => {
  const client = await newClient(app)
  const edit = (path: string) => call('PATCH', `/api/admin/${path}`, { token, lang: 'en', body: { name: 'Sara' } })
  expect((await edit(`customers/${client.id}`)).status).toBe(200)
  const former = await newClient(app, { status: 'deleted' })
  expect(await edit(`customers/${former.id}`)).toMatchObject({ status: 409, body: { msg: 'Cannot be edited in the status “Deleted”' } })
  const { body } = await call('POST', '/api/admin/data-requests', {
    token,
    body: { name: 'Salma', kind: 'objection', details: 'By phone' },
  })
  expect((await edit(`data-requests/${body.id}`)).status).toBe(200)
  await call('POST', `/api/admin/data-requests/${body.id}/actions/complete`, { token, body: {} })
  expect(await edit(`data-requests/${body.id}`)).toMatchObject({ status: 409, body: { msg: 'Cannot be edited in the status “Done”' } })
  expect(
    await db
      .select({ name: data_requests.name })
      .from(data_requests)
      .where(eq(data_requests.id, String(body.id))),
  ).toEqual([{ name: 'Sara' }])
})

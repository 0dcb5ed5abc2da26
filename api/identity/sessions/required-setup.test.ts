import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { admins } from '../tables/people.ts'

const app = await testApp()
const { call, db } = app
let token = ''
let owner = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
  owner = String((await call('GET', '/api/admin/auth/me', { token })).body.data?.id)
})

const setTwoFactor = (id: string, has_two_factor: boolean) =>
  changeAudited(app, admins, { set: { has_two_factor }, where: eq(admins.id, id) })
const require = (two_factor_required: boolean) => call('PATCH', '/api/admin/settings', { token, body: { two_factor_required } })

test('two-factor authentication is required only by somebody who has it', async () => {
  const rejected = await require(true)
  expect([rejected.status, Object.keys(rejected.body.errors ?? {})]).toEqual([422, ['two_factor_required']])
  await setTwoFactor(owner, true)
  expect((await require(true)).status).toBe(200)
  expect((await call('GET', '/api/admin/auth/me', { token })).body.data?.setup).toBeNull()
})

test('an administrator without it can set it up and nothing else; it cannot be disabled while it is required', async () => {
  const other = await adminToken(app, 'all')
  const me = await call('GET', '/api/admin/auth/me', { token: other })
  expect(me.body.data?.setup).toBe('two_factor')
  for (const path of ['/api/admin/dashboard', '/api/admin/cities?_start=0&_end=5', '/api/admin/own/queues', '/api/admin/auth/sessions'])
    expect(await call('GET', path, { token: other })).toMatchObject({ status: 403, body: { key: 'set_up_two_factor' } })
  const write = await call('PATCH', '/api/admin/settings', { token: other, body: { two_factor_required: false } })
  expect(write).toMatchObject({ status: 403, body: { key: 'set_up_two_factor' } })
  // Nothing was begun, which is another answer: the routes of the setup are open.
  const confirm = await call('POST', '/api/admin/auth/two-factor/confirm', { token: other, body: { code: '123456' } })
  expect(confirm.status).toBe(409)
  await setTwoFactor(String(me.body.data?.id), true)
  expect((await call('GET', '/api/admin/own/queues', { token: other })).status).toBe(200)
  expect((await call('POST', '/api/admin/auth/logout', { token: other, body: {} })).status).toBe(200)
})

test('a password from an SMS is changed before anything else; the SMS names the address of the back office', async () => {
  await require(false)
  await setTwoFactor(owner, false)
  const phone = '+966570000001'
  const created = await call('POST', '/api/admin/admins', { token, body: { name: 'نورة', phone, is_super: true } })
  expect(created.status).toBe(201)
  const [sms] = await db.select().from(jobs).where(eq(jobs.recipient, phone))
  expect(sms?.body).toMatch(/لوحة إدارة وصل: http\S+\/admin\n/)
  const password = /: (\S{12})\n/.exec(sms?.body ?? '')?.[1] ?? ''
  const login = await call('POST', '/api/admin/auth/login', { body: { phone, password } })
  expect(login.body.data?.admin).toMatchObject({ setup: 'password' })
  const own = String(login.body.data?.token)
  expect(await call('GET', '/api/admin/own/queues', { token: own })).toMatchObject({ status: 403, body: { key: 'change_password' } })
  const change = { current: password, password: 'a better one', password_confirmation: 'a better one' }
  expect((await call('POST', '/api/admin/auth/password', { token: own, body: change })).status).toBe(200)
  expect((await call('GET', '/api/admin/own/queues', { token: own })).status).toBe(200)
})

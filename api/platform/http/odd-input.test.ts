import { expect, test } from 'vitest'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
const { call } = app

test('characters that no text can have are an error on their field, in bodies at any depth', async () => {
  const token = await logInAs(app, demoPhones.client)
  const login = await call('POST', '/api/auth/login', { body: { phone: '05\0', password: 'Demo-2026' } })
  expect(login).toMatchObject({ status: 422, body: { errors: { phone: ['This text contains characters that are not allowed'] } } })
  const item = { service_id: crypto.randomUUID(), answers: [{ question: 0, text: 'x\ud800' }] }
  const order = await call('POST', '/api/orders', { token, lang: 'ar', body: { note: 'a\0b', items: [item] } })
  expect(order).toMatchObject({
    status: 422,
    body: { errors: { note: ['النص يحتوي على رموز غير مقبولة'], 'items.0.answers.0.text': ['النص يحتوي على رموز غير مقبولة'] } },
  })
})

test('such characters in a query are an error on the parameter, in a path a missing row', async () => {
  expect(await call('GET', '/api/cities?name_like=%00')).toMatchObject({
    status: 422,
    body: { errors: { name_like: [expect.any(String)] } },
  })
  expect(await call('GET', '/api/static-pages?lead_like=%00')).toMatchObject({
    status: 422,
    body: { errors: { lead_like: [expect.any(String)] } },
  })
  expect((await call('GET', '/api/seo/%00')).status).toBe(404)
  expect((await call('GET', `/api/orders/${'-'.repeat(36)}`, { token: await logInAs(app, demoPhones.client) })).status).toBe(404)
})

test('a body that is nested too deeply is refused before it is validated', async () => {
  const body = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`
  expect(await call('POST', '/api/auth/login', { body, headers: { 'content-type': 'application/json' } })).toMatchObject({
    status: 422,
    body: { errors: { body: [expect.any(String)] } },
  })
})

test('ids that only look like one are an error on their field', async () => {
  const token = await logInAs(app, demoPhones.client)
  const { body } = await call('POST', '/api/orders', { token, body: { kind: 'service', items: [{ service_id: '-'.repeat(36) }] } })
  expect(body.errors?.['items.0.service_id']).toBeTruthy()
})

test('dates, numbers and texts of filters that the column cannot have are an error on the parameter', async () => {
  const token = await logInAs(app, demoPhones.superAdmin)
  const filters = [
    'coupons?created_at=0000-01-01',
    'coupons?created_at_gte=0000-01-01T00:00:00Z',
    'coupons?expires_on_lte=0000-12-31',
    'coupons?max_use_lte=999999999999',
    'working-hours?opens_at_gte=x',
    'audit-entries?row_id=x',
    'audit-entries?row_id_like=x',
    'provider-users?permissions_ne=1.5',
  ]
  for (const filter of filters) {
    const { status, body } = await call('GET', `/api/admin/${filter}`, { token })
    expect([filter, status < 500, Boolean(body.msg) || status === 200 || status === 404]).toEqual([filter, true, true])
    expect((await call('GET', `/api/admin/${filter.replace('?', '/export.csv?')}`, { token })).status).toBeLessThan(500)
  }
})

test('form data that is torn, empty, unnamed or named like a prototype is unreadable', async () => {
  const token = await logInAs(app, demoPhones.client)
  const part = (disposition: string) => `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\nx\r\n--b--\r\n`
  const bodies: readonly [string, string][] = [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', 'x'],
    ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nord'],
    ['multipart/form-data; boundary=b', part('name="__proto__"')],
    ['multipart/form-data; boundary=b', part('name="constructor"')],
    ['multipart/form-data; boundary=b', part('name="file"; filename=""')],
    ['multipart/form-data; boundary=b', part('name="purpose\0"')],
  ]
  for (const [type, body] of bodies) {
    const response = await call('POST', '/api/uploads', { token, body, headers: { 'content-type': type } })
    expect([type, body.slice(0, 60), response.status]).toEqual([type, body.slice(0, 60), 422])
    expect(response.body.msg).toBeTruthy()
  }
})

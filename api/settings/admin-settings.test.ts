import { expect, test } from 'vitest'
import { runQueues } from '../platform/jobs/run-jobs.ts'
import { formDataBody } from '../testing/form-data-body.ts'
import { adminToken, newClient } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const { call } = app
const token = await adminToken(app, 'all')
let phones = 0

const change = (body: object) => call('PATCH', '/api/admin/settings', { token, body })
const createAdmin = async (email: string) => {
  const body = { name: 'نورة القحطاني', phone: `+9665${70_000_000 + ++phones}`, is_super: true, email }
  const { status, body: answer } = await call('POST', '/api/admin/admins', { token, body })
  return status === 201 ? 201 : answer.errors
}
const editCustomer = async (email: string) => {
  const client = await newClient(app)
  const { status, body } = await call('PATCH', `/api/admin/customers/${client.id}`, { token, body: { email } })
  return status === 200 ? 200 : body.errors
}
const tryImport = async (email: string) => {
  const bytes = Buffer.from(`الاسم,الجوال,البريد,مشرف عام\nسعد,05${70_000_000 + ++phones},${email},نعم\n`)
  const form = formDataBody({}, { name: 'file', filename: 'admins.csv', bytes })
  const { body } = await call('POST', '/api/admin/admins/import/files', { token, ...form })
  const url = `/api/admin/admins/import/files/${body.data?.id}`
  await call('POST', `${url}/run`, { token, body: { mode: 'try', columns: ['name', 'phone', 'email', 'is_super'] } })
  await runQueues(app.shared, ['imports'])
  const { result } = (await call('GET', url, { token })).body.data ?? {}
  return [result?.created, Object.values(result?.rejected ?? {}).length]
}

test('email addresses of admins and clients must have a configured ending, in forms and imports', async () => {
  expect([await createAdmin('a@wasl.com'), await editCustomer('b@wasl.com'), await tryImport('c@wasl.com')]).toEqual([201, 200, [1, 0]])
  await change({ email_endings: [{ ending: '.sa' }] })
  const expectedErrors = { email: ['The email address must end with .sa'] }
  expect([await createAdmin('d@wasl.com'), await editCustomer('e@wasl.com'), await tryImport('f@wasl.com')]).toEqual([
    expectedErrors,
    expectedErrors,
    [0, 1],
  ])
  expect([await createAdmin('d@wasl.sa'), await editCustomer('e@wasl.sa'), await tryImport('f@wasl.sa')]).toEqual([201, 200, [1, 0]])
  await change({ email_endings: [] })
  expect(await createAdmin('g@wasl.tech')).toBe(201)
})

test('the number of images of a field follows the settings', async () => {
  const images = Array.from({ length: 6 }, () => crypto.randomUUID())
  const imageErrors = async (count: number) => {
    const { body } = await call('POST', '/api/admin/cars', { token, body: { images: images.slice(0, count) } })
    return Object(body.errors).images
  }
  expect(await imageErrors(6)).toEqual(['Upload at most 5 images'])
  expect(await imageErrors(5)).toBeUndefined()
  await change({ images_per_upload: 2 })
  expect(await imageErrors(3)).toEqual(['Upload at most 2 images'])
  await change({ images_per_upload: 6 })
  expect(await imageErrors(6)).toBeUndefined()
})

test('every admin receives the settings that the forms use', async () => {
  await change({ email_endings: [{ ending: '.sa' }], images_per_upload: 3, upload_megabytes: 20, riyal_sign: 'text' })
  const reader = await adminToken(app, ['faqs.list'])
  const { body } = await call('GET', '/api/admin/auth/me', { token: reader })
  const brand = { name: { ar: 'وصل', en: 'Wasl' }, color: null, icon: null }
  expect(body.data?.settings).toEqual({ brand, email_endings: ['.sa'], images_per_upload: 3, upload_megabytes: 20, riyal_sign: 'text' })
  expect((await call('GET', '/api/general/app')).body.data).toMatchObject({ images_per_upload: 3, upload_megabytes: 20 })
})

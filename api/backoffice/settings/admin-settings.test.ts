import { expect, test } from 'vitest'
import { formOf } from '../../testing/form.ts'
import { adminToken, newClient } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const { call } = house
const token = await adminToken(house, 'all')
let phones = 0

const change = (body: object) => call('PATCH', '/api/admin/settings', { token, body })
const appoint = async (email: string) => {
  const body = { name: 'نورة القحطاني', phone: `+9665${70_000_000 + ++phones}`, is_super: true, email }
  const { status, body: answer } = await call('POST', '/api/admin/admins', { token, body })
  return status === 201 ? 201 : answer.errors
}
const correct = async (email: string) => {
  const client = await newClient(house)
  const { status, body } = await call('PATCH', `/api/admin/customers/${client.id}`, { token, body: { email } })
  return status === 200 ? 200 : body.errors
}
const imported = async (email: string) => {
  const bytes = Buffer.from(`الاسم,الجوال,البريد,مدير عام\nسعد,05${70_000_000 + ++phones},${email},نعم\n`)
  const columns = JSON.stringify(['name', 'phone', 'email', 'is_super'])
  const form = formOf({ mode: 'try', columns }, { name: 'file', filename: 'admins.csv', bytes })
  const { body } = await call('POST', '/api/admin/admins/import', { token, ...form })
  return [body.data?.created, Object.values(body.data?.refused ?? {}).length]
}

test('the next e-mail address of an admin or a customer ends as the settings say, in forms and in files', async () => {
  expect([await appoint('a@wasl.com'), await correct('b@wasl.com'), await imported('c@wasl.com')]).toEqual([201, 200, [1, 0]])
  await change({ email_endings: [{ ending: '.sa' }] })
  const told = { email: ['The e-mail address must end in .sa'] }
  expect([await appoint('d@wasl.com'), await correct('e@wasl.com'), await imported('f@wasl.com')]).toEqual([told, told, [0, 1]])
  expect([await appoint('d@wasl.sa'), await correct('e@wasl.sa'), await imported('f@wasl.sa')]).toEqual([201, 200, [1, 0]])
  await change({ email_endings: [] })
  expect(await appoint('g@wasl.tech')).toBe(201)
})

test('a field takes as many images as the settings say', async () => {
  const images = Array.from({ length: 6 }, () => crypto.randomUUID())
  const asked = async (count: number) => {
    const { body } = await call('POST', '/api/admin/cars', { token, body: { images: images.slice(0, count) } })
    return Object(body.errors).images
  }
  expect(await asked(6)).toEqual(['Upload at most 5 images'])
  expect(await asked(5)).toBeUndefined()
  await change({ images_per_upload: 2 })
  expect(await asked(3)).toEqual(['Upload at most 2 images'])
  await change({ images_per_upload: 6 })
  expect(await asked(6)).toBeUndefined()
})

test('whoever works in the back office is told what its forms go by', async () => {
  await change({ email_endings: [{ ending: '.sa' }], images_per_upload: 3, upload_megabytes: 20, riyal_sign: 'text' })
  const reader = await adminToken(house, ['faqs.list'])
  const { body } = await call('GET', '/api/admin/auth/me', { token: reader })
  expect(body.data?.house).toEqual({ email_endings: ['.sa'], images_per_upload: 3, upload_megabytes: 20, riyal_sign: 'text' })
  expect((await call('GET', '/api/general/app')).body.data).toMatchObject({ images_per_upload: 3, upload_megabytes: 20 })
})

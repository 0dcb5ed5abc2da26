import { expect, test } from 'vitest'
import { profileBody, readProfileForm } from './profile-body.ts'

const values = { name: 'نورة السالم', email: '', city: '' }

test('empty fields that were empty before are omitted', () => {
  const body = profileBody(values, { email: null, city: null }, null)
  expect([...body.keys()]).toEqual(['_method', 'name'])
})

test('a cleared email is sent, so that the API can reject it', () => {
  const body = profileBody(values, { email: 'noura@example.com', city: { id: 'x' } }, null)
  expect([body.get('email'), body.get('city')]).toEqual(['', ''])
})

test('a chosen photo is sent, an empty file is not', () => {
  const photo = new File(['x'], 'me.png', { type: 'image/png' })
  expect(profileBody(values, { email: null, city: null }, photo).get('photo')).toBeInstanceOf(File)
  expect(profileBody(values, { email: null, city: null }, new File([], '')).has('photo')).toBe(false)
})

test('missing fields are read as empty', () => {
  const form = new FormData()
  form.set('name', 'نورة')
  expect(readProfileForm(form)).toEqual({ name: 'نورة', email: '', city: '' })
})

import { expect, test } from 'vitest'
import { profileBody, typedProfile } from './profile-body.ts'

const typed = { name: 'نورة السالم', email: '', city: '' }

test('an e-mail that was never there is not asked for', () => {
  const body = profileBody(typed, { email: null, city: null }, null)
  expect([...body.keys()]).toEqual(['_method', 'name'])
})

test('an e-mail that was emptied is sent, so that the server may refuse it', () => {
  const body = profileBody(typed, { email: 'noura@example.com', city: { id: 'x' } }, null)
  expect([body.get('email'), body.get('city')]).toEqual(['', ''])
})

test('a chosen photo goes along, the empty file of an empty field does not', () => {
  const photo = new File(['x'], 'me.png', { type: 'image/png' })
  expect(profileBody(typed, { email: null, city: null }, photo).get('photo')).toBeInstanceOf(File)
  expect(profileBody(typed, { email: null, city: null }, new File([], '')).has('photo')).toBe(false)
})

test('a form without a field is read as if it were left empty', () => {
  const form = new FormData()
  form.set('name', 'نورة')
  expect(typedProfile(form)).toEqual({ name: 'نورة', email: '', city: '' })
})

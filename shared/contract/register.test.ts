import { expect, test } from 'vitest'
import { fieldErrors } from '../registry/messages.ts'
import { registerForm } from './register.ts'

const good = {
  name: 'سارة العتيبي',
  phone: '٠٥١٢٣٤٥٦٧٨',
  country_code: '966' as const,
  email: 'Sara@Example.com',
  city_id: '2f1c7f0e-6f1c-4b1e-9b6e-0c5a4f6e8a11',
  password: 'riyadh-2026',
  password_confirmation: 'riyadh-2026',
  terms: true,
}
const wrong = (change: object, locale: 'ar' | 'en' = 'en') => {
  const parsed = registerForm().safeParse({ ...good, ...change })
  return parsed.success ? {} : fieldErrors(parsed.error, locale)
}

test('a phone in Arabic digits is stored in Latin digits with its country code', () => {
  expect(registerForm().parse(good)).toMatchObject({ phone: '+966512345678', email: 'sara@example.com' })
})

test.each([
  ['name', { name: '' }],
  ['name', { name: '12345' }],
  ['phone', { phone: '12345' }],
  ['email', { email: 'sara@example.sa' }],
  ['city_id', { city_id: '' }],
  ['password', { password: 'short', password_confirmation: 'short' }],
  ['password', { password: 'Password', password_confirmation: 'Password' }],
  ['password', { password: '12345678', password_confirmation: '12345678' }],
  ['password', { password: 'wasl2026', password_confirmation: 'wasl2026' }],
  ['password', { password: 'Demo-2026', password_confirmation: 'Demo-2026' }],
  ['password', { password: 'وصل-وصل-1', password_confirmation: 'وصل-وصل-1' }],
  ['password', { password: 'aaaaaaaaa', password_confirmation: 'aaaaaaaaa' }],
  ['password', { password: 'lkjihgfedcba', password_confirmation: 'lkjihgfedcba' }],
  ['password_confirmation', { password_confirmation: 'other-2026' }],
  ['terms', { terms: false }],
])('a wrong %s is the only error, in both languages', (field, change) => {
  expect(Object.keys(wrong(change))).toEqual([field])
  expect(wrong(change, 'ar')[field]?.[0]).toMatch(/[\u0600-\u06ff]/)
})

test('all errors are reported at once, the difference of the passwords too', () => {
  expect(Object.keys(wrong({ name: '', password: 'short', password_confirmation: 'other' }))).toEqual([
    'name',
    'password',
    'password_confirmation',
  ])
})

test('role, status and permissions cannot be sent', () => {
  expect(wrong({ role: 'provider' })).toEqual({ role: ['This field cannot be set here'] })
})

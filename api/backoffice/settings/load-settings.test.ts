import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { changeSetting } from './change-setting.ts'
import { loadSettings } from './load-settings.ts'

const { createContext, call } = await testApp()

test('a changed setting applies at once', async () => {
  expect((await loadSettings(createContext())).unpaid_minutes).toBe(120)
  await changeSetting(createContext(), 'unpaid_minutes', 45)
  expect((await loadSettings(createContext())).unpaid_minutes).toBe(45)
  expect((await call('GET', '/api/general/app')).body.data).toMatchObject({ unpaid_minutes: 45 })
})

test('a new minimum password length applies at once, and without email endings every address is accepted', async () => {
  await changeSetting(createContext(), 'password_min', 12)
  await changeSetting(createContext(), 'email_endings', [])
  const body = {
    ...{ name: 'سارة', phone: '0512345678', email: 'sara@example.sa', city_id: '2f1c7f0e-6f1c-4b1e-9b6e-0c5a4f6e8a11' },
    ...{ password: 'riyadh-26', password_confirmation: 'riyadh-26', terms: true },
  }
  const { body: answer } = await call('POST', '/api/auth/register', { body })
  expect(answer.errors).toEqual({ password: ['Use at least 12 characters'] })
})

test('a value out of bounds is an error on its key', async () => {
  await expect(changeSetting(createContext(), 'vat_percent', 500)).rejects.toMatchObject({
    key: 'invalid',
    errors: { vat_percent: expect.anything() },
  })
})

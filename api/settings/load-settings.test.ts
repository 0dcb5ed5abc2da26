import { expect, test } from 'vitest'
import { createApp } from '../create-app.ts'
import { loadPrincipal } from '../identity/sessions/load-principal.ts'
import { adminToken } from '../testing/people.ts'
import { storeSetting } from '../testing/store-setting.ts'
import { testApp } from '../testing/test-app.ts'
import { changeSetting } from './change-setting.ts'
import { loadSettings } from './load-settings.ts'
import { changeSettings } from './settings-row.ts'

const app = await testApp()
const { createContext, call } = app

test('a change by another process applies to the next request of a session', async () => {
  const token = await adminToken(app, ['settings.edit'])
  const { db, clock, env, adapters, log } = app.shared
  const other = createApp({ db, clock, env, adapters }, log)
  expect((await loadSettings(other)).vat_percent).toBe(15)
  await changeSettings(createContext(), { change: { vat_percent: 16 }, version: null })
  await loadPrincipal(other, token)
  expect((await loadSettings(other)).vat_percent).toBe(16)
})

test('a changed setting applies at once', async () => {
  expect((await loadSettings(createContext())).unpaid_minutes).toBe(120)
  await storeSetting(createContext(), 'unpaid_minutes', 45)
  expect((await loadSettings(createContext())).unpaid_minutes).toBe(45)
  expect((await call('GET', '/api/general/app')).body.data).toMatchObject({ unpaid_minutes: 45 })
})

test('a new minimum password length applies at once, and without email endings every address is accepted', async () => {
  await storeSetting(createContext(), 'password_min', 12)
  await storeSetting(createContext(), 'email_endings', [])
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

import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { changeSetting } from './change-setting.ts'
import { settingsOf } from './load-settings.ts'

const { ctxOf, call } = await testApp()

test('a changed setting counts at once', async () => {
  expect((await settingsOf(ctxOf())).unpaid_minutes).toBe(120)
  await changeSetting(ctxOf(), 'unpaid_minutes', 45)
  expect((await settingsOf(ctxOf())).unpaid_minutes).toBe(45)
  expect((await call('GET', '/api/general/app')).body.data).toMatchObject({ unpaid_minutes: 45 })
})

test('a longer password is asked for from the moment it is set, and every e-mail ending taken where none is named', async () => {
  await changeSetting(ctxOf(), 'password_min', 12)
  await changeSetting(ctxOf(), 'email_endings', [])
  const body = {
    ...{ name: 'سارة', phone: '0512345678', email: 'sara@example.sa', city_id: '2f1c7f0e-6f1c-4b1e-9b6e-0c5a4f6e8a11' },
    ...{ password: 'riyadh-26', password_confirmation: 'riyadh-26', terms: true },
  }
  const { body: answer } = await call('POST', '/api/auth/register', { body })
  expect(answer.errors).toEqual({ password: ['Write at least 12 characters'] })
})

test('a value outside its bounds is refused on its key', async () => {
  await expect(changeSetting(ctxOf(), 'vat_percent', 500)).rejects.toMatchObject({
    key: 'invalid',
    errors: { vat_percent: expect.anything() },
  })
})

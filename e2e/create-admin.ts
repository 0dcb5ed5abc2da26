import { expect, type Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { demoPhones, tokenOf } from './people.ts'
import { newPhone } from './site-steps.ts'

const chosenPassword = 'chosen password 1'

/** Replaces the password that the demo outbox has for a new admin, who must choose one, and returns the chosen one. */
export async function choosePassword(page: Page, phone: string): Promise<string> {
  const response = await page.request.get(`/api/dev/outbox?to=${phone}`)
  const { data }: { data: { body: string }[] } = await response.json()
  const current = data.flatMap(({ body }) => body.match(/(?<=: )[A-Za-z0-9]{12}(?=\n)/) ?? [])[0] ?? ''
  const login = await page.request.post('/api/admin/auth/login', { data: { phone, password: current } })
  expect(login.status(), `login of ${phone} with the password of the SMS`).toBe(200)
  const { token } = (await login.json()).data
  await callApi(page, token, 'POST', '/admin/auth/password', {
    current,
    password: chosenPassword,
    password_confirmation: chosenPassword,
  })
  return chosenPassword
}

/** Creates an admin through the API for one test. */
export async function createAdmin(page: Page): Promise<{ phone: string; password: string }> {
  const phone = newPhone()
  const owner = await tokenOf(page.context(), demoPhones.superAdmin, 'admin')
  await callApi(page, owner, 'POST', '/admin/admins', { name: 'وليد السهلي', phone, is_super: true })
  return { phone, password: await choosePassword(page, phone) }
}

import { expect, type Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { demoPhones, tokenOf } from './people.ts'
import { newPhone } from './site-steps.ts'

/** The first password of a new admin, read from the demo outbox of its phone. */
export async function readSentPassword(page: Page, phone: string): Promise<string> {
  const response = await page.request.get(`/api/dev/outbox?to=${phone}`)
  const { data }: { data: { body: string }[] } = await response.json()
  const password = data.flatMap(({ body }) => body.match(/(?<=: )[A-Za-z0-9]{12}(?=\n)/) ?? [])[0]
  expect(password, `a password for ${phone}`).toBeDefined()
  return password ?? ''
}

/** Creates an admin through the API for one test. */
export async function createAdmin(page: Page): Promise<{ phone: string; password: string }> {
  const phone = newPhone()
  const owner = await tokenOf(page.context(), demoPhones.superAdmin, 'admin')
  await callApi(page, owner, 'POST', '/admin/admins', { name: 'وليد السهلي', phone, is_super: true })
  return { phone, password: await readSentPassword(page, phone) }
}

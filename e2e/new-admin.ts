import { expect, type Page } from '@playwright/test'
import { call } from './call.ts'
import { people, tokenOf } from './people.ts'
import { newPhone } from './steps.ts'

/** The first password of a new admin, as it was sent to its phone. */
export async function sentPassword(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`/api/dev/outbox?to=${phone}`)
  const { data }: { data: { body: string }[] } = await answer.json()
  const password = data.flatMap(({ body }) => body.match(/(?<=: )[A-Za-z0-9]{12}(?=\n)/) ?? [])[0]
  expect(password, `a password for ${phone}`).toBeDefined()
  return password ?? ''
}

/** An admin for one test alone, made beside the browser. */
export async function newAdmin(page: Page): Promise<{ phone: string; password: string }> {
  const phone = newPhone()
  const owner = await tokenOf(page.context(), people.superAdmin, 'admin')
  await call(page, owner, 'POST', '/admin/admins', { name: 'وليد السهلي', phone, is_super: true })
  return { phone, password: await sentPassword(page, phone) }
}

import { expect, type Page } from '@playwright/test'
import { codeFor } from './people.ts'

type Say = (key: string, holes?: Readonly<Record<string, string | number>>) => string
export type Reader = { page: Page; say: Say; at: (path: string) => string }

/** Presses a button by its words; where it asks first, answers with a reason and confirms. */
export async function press(page: Page, name: string, reason?: string): Promise<void> {
  const summary = page.locator('summary', { hasText: name }).first()
  if (await summary.isVisible()) {
    await summary.click()
    const form = summary.locator('xpath=following-sibling::form')
    if (reason) await form.locator('textarea').fill(reason)
    await form.getByRole('button', { name, exact: true }).click()
    return
  }
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Registers a new client from the page one stands on and gives its phone. */
export async function register({ page, say }: Reader, phone: string): Promise<void> {
  await page.getByLabel(say('auth:fields.name')).fill('نوف الحربي')
  await page.getByLabel(say('auth:fields.phone'), { exact: true }).fill(phone)
  await page.getByLabel(say('auth:fields.email')).fill(`nouf${phone}@example.com`)
  await page.getByLabel(say('auth:fields.city')).selectOption({ index: 1 })
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill('Secret-2026')
  await page.getByLabel(say('auth:fields.passwordAgain'), { exact: true }).fill('Secret-2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: say('auth:register.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('auth:code.title') })).toBeVisible()
  await page.getByLabel(say('auth:fields.code')).fill(await codeFor(page, `+966${phone.slice(1)}`))
  await page.getByRole('button', { name: say('auth:code.submit') }).click()
}

/** The page's order id, from its address. */
export const orderIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** A phone nobody else has in this run. */
export const newPhone = (): string => `05${String(Date.now()).slice(-8)}`

import type { Locator } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn } from './people.ts'
import { expect, test } from './test.ts'

/** The text that WhatsApp opens with. */
async function sharedText(link: Locator): Promise<string> {
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(href.host).toBe('wa.me')
  return href.searchParams.get('text') ?? ''
}

test('a guest shares a provider and a package with their public addresses', async ({ page, lang, t, localePath }) => {
  const name = t('common:actions.shareByWhatsApp')
  await page.goto(localePath(pages.services()))
  await page
    .getByRole('link', { name: lang === 'ar' ? /صيانة المنازل/ : /Home maintenance/ })
    .first()
    .click()
  const packages = page.locator('section', { has: page.getByRole('heading', { name: t('services:packages.title') }) })
  const text = await sharedText(packages.getByRole('link', { name }).first())
  const address = text.split('\n').at(-1) ?? ''
  await page.goto(address)
  await expect(page.locator(':target')).toBeInViewport()
  const ofProvider = await sharedText(page.getByRole('link', { name, exact: true }))
  const title = await page.getByRole('heading', { level: 1 }).locator('bdi').textContent()
  expect(ofProvider).toBe(`${title}\n${address.replace(/#.*/, '')}`)
})

test('a shared order is its number and address, which asks for a log-in', async ({ page, t, localePath, newBrowserPage }) => {
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.orders()))
  await page.getByRole('main').locator('article a[href*="/orders/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [number = '', address = '', ...rest] = (
    await sharedText(page.getByRole('link', { name: t('common:actions.shareByWhatsApp') }))
  ).split('\n')
  expect(number).toMatch(/W\d\d-\d+$/)
  expect(rest).toEqual([])
  expect(address).toBe(page.url().replace(/[#?].*/, ''))
  const receiver = await newBrowserPage()
  await receiver.goto(address)
  await expect(receiver).toHaveURL(/\/auth\/login/)
  await expect(receiver.getByText(number)).toHaveCount(0)
})

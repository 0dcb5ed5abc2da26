import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const photo = { name: 'leak.png', mimeType: 'image/png', buffer: picture }
const storedPhoto = (page: Page) => page.getByRole('checkbox', { name: /leak/ })

type Site = { page: Page; lang: 'ar' | 'en'; t: (key: string) => string; localePath: (path: string) => string }

/** Opens the form of a plumbing order, as a guest. */
async function openForm({ page, lang, t, localePath }: Site): Promise<void> {
  await page.goto(localePath('/'))
  await page
    .getByRole('link', { name: lang === 'ar' ? /صيانة المنازل/ : /Home maintenance/ })
    .first()
    .click()
  await page.getByRole('checkbox', { name: lang === 'ar' ? /سباكة/ : /Plumbing/ }).check()
  await page.getByRole('button', { name: t('services:category.continue') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('send-order:title') })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a photo is uploaded when it is chosen, survives a reload and another language, and is removed', async ({
  page,
  lang,
  t,
  localePath,
}) => {
  await openForm({ page, lang, t, localePath })
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await expect(storedPhoto(page)).toBeChecked()
  await page.reload()
  await expect(storedPhoto(page)).toBeChecked()
  await expect(page.getByText(t('send-order:draft.continued'))).toBeVisible()
  const image = page.locator('li', { has: storedPhoto(page) }).locator('img')
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: t('common:otherLanguage') }).click()
  await expect(storedPhoto(page)).toBeChecked()
  await storedPhoto(page).click()
  await expect(storedPhoto(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.locator('input[type=file]').first()).toBeAttached()
  await expect(storedPhoto(page)).toHaveCount(0)
})

test('a continued form can be started again', async ({ page, lang, t, localePath }) => {
  await openForm({ page, lang, t, localePath })
  const fault = page.getByLabel(lang === 'ar' ? 'أين مكان العطل؟' : 'Where is the fault?', { exact: true })
  await fault.fill('تحت مغسلة المطبخ')
  await page.reload()
  await expect(fault).toHaveValue('تحت مغسلة المطبخ')
  await page.getByRole('button', { name: t('send-order:draft.restart') }).click()
  await expect(page.getByText(t('send-order:draft.restarted'))).toBeVisible()
  await expect(fault).toHaveValue('')
  await expect(page.getByText(t('send-order:draft.continued'))).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ goesOffline: true })

  test('a photo waits for the connection and is then uploaded', async ({ page, context, lang, t, localePath }) => {
    await openForm({ page, lang, t, localePath })
    await context.setOffline(true)
    await page.locator('input[type=file]').first().setInputFiles(photo)
    await expect(page.getByText(t('send-order:uploads.failed'))).toBeVisible()
    await context.setOffline(false)
    await expect(storedPhoto(page)).toBeChecked()
  })
})

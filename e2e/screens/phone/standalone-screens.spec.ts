import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { checkAdminScreens, checkScreen, narrowestWidth } from '../../accessibility.ts'
import { setAdminPreferences, toggleTheme, waitForAdminScreen } from '../../admin-page.ts'
import { standaloneScreens } from '../../admin-screens.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test.setTimeout(240_000)
// One test covers dozens of pages: failures name the page and the measurement, and recording all of them would be slow.
test.use({ screenshot: 'off' })

test('the standalone screens of the back office fit and are accessible', async ({ page, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang, lang === 'ar' ? 'light' : 'dark')
  await checkAdminScreens(page, standaloneScreens)
})

test('the login screen of the back office fits and is accessible, in light and dark mode', async ({ page, lang, t }) => {
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.login()))
  await waitForAdminScreen(page)
  await expect(
    page
      .getByRole('region', { name: t('admin:login.demoTitle') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  await checkScreen(page, 'admin-login', () => toggleTheme(page))
})

test('the settings open with the tab of the address in view', async ({ page, lang, t }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.settings({ tab: 'services' })))
  await waitForAdminScreen(page)
  await expect(page.getByRole('tab', { name: t('admin:serviceTest.tab') })).toBeInViewport({ ratio: 1 })
})

test('the long name of an attached file wraps within the screen', async ({ page, lang, t }) => {
  await page.setViewportSize({ width: narrowestWidth, height: 780 })
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.create({ resource: 'balance-adjustments' })))
  const name = `${'screenshot-of-the-transfer-'.repeat(3)}.pdf`
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  const remove = page.getByRole('button', { name: t('admin:upload.removeFile', { number: 1 }) })
  await remove.scrollIntoViewIfNeeded()
  await expect(remove).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrowestWidth)
  await remove.click()
  await expect(remove).toBeHidden()
})

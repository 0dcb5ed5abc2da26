import { checkAdminScreens, checkReflow, checkScreen } from '../accessibility.ts'
import { setAdminPreferences, toggleTheme, waitForAdminScreen } from '../admin-page.ts'
import { knownRoutes, type ScreenAddress, sitePages, siteRoutes, standaloneScreens } from '../screen-addresses.ts'
import { expect, test } from '../test.ts'
import { logInAsAdmin, logInAsVisitor } from '../visitors.ts'

test.setTimeout(240_000)
// One test covers dozens of pages: failures name the page and the measurement, and recording all of them would be slow.
test.use({ screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } })

test('every route of the site is covered', () => {
  expect([...knownRoutes].sort()).toEqual([...siteRoutes].sort())
})

const oneOfEachRoute = (pages: readonly ScreenAddress[]): ScreenAddress[] => [...new Map(pages.map((page) => [page.route, page])).values()]

// The phone is checked in light mode and every state of a page, the desktop in dark mode: neither depends on the language.
for (const visitor of ['guest', 'newcomer', 'client', 'provider'] as const)
  test(`every page of a ${visitor} responds, fits and is accessible`, async ({ page, localePath, lang }) => {
    const addresses = sitePages(await logInAsVisitor(page, visitor), visitor)
    await page.emulateMedia({ colorScheme: lang === 'ar' ? 'light' : 'dark' })
    for (const address of lang === 'ar' ? addresses : oneOfEachRoute(addresses)) {
      const response = await page.goto(localePath(address.path))
      expect.soft(response?.status(), address.name).toBe(address.status ?? 200)
      const pathname = new URL(localePath(address.path), page.url()).pathname
      if (address.route !== 'order-details') expect.soft(new URL(page.url()).pathname, `${address.name} redirects elsewhere`).toBe(pathname)
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      await checkScreen(page, address.name)
      await checkReflow(page, address.name)
    }
  })

test('the standalone screens of the back office fit and are accessible', async ({ page, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang, lang === 'ar' ? 'light' : 'dark')
  await checkAdminScreens(page, standaloneScreens)
})

test('the login screen of the back office fits and is accessible, in light and dark mode', async ({ page, lang, t }) => {
  await setAdminPreferences(page, lang)
  await page.goto('/admin/login')
  await waitForAdminScreen(page)
  await expect(
    page
      .getByRole('region', { name: t('admin:login.demoTitle') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  await checkScreen(page, 'admin-login', () => toggleTheme(page))
})

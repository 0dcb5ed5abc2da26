import { check, lookAt } from '../accessible.ts'
import { preferInAdmin, shownInAdmin, turnTheme } from '../admin-steps.ts'
import { knownRoutes, type Look, ownScreens, sitePages } from '../pages.ts'
import { siteRoutes } from '../site-routes.ts'
import { expect, test } from '../test.ts'
import { become, becomeAdmin } from '../visitors.ts'

test.setTimeout(240_000)
// Dozens of pages a test: what failed is told by name and measure, and a recording of all would take longer than looking.
test.use({ screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } })

test('every route that the site declares is looked at', () => {
  expect([...knownRoutes].sort()).toEqual([...siteRoutes].sort())
})

const oneOfEachRoute = (looks: readonly Look[]): Look[] => [...new Map(looks.map((look) => [look.route, look])).values()]

// The phone is looked at in the light and in every state a page has, the desktop in the dark: both are the same in both languages.
for (const reader of ['guest', 'newcomer', 'client', 'provider'] as const)
  test(`every page of a ${reader} answers, fits and is accessible`, async ({ page, at, lang }) => {
    const looks = sitePages(await become(page, reader), reader)
    await page.emulateMedia({ colorScheme: lang === 'ar' ? 'light' : 'dark' })
    for (const look of lang === 'ar' ? looks : oneOfEachRoute(looks)) {
      const answer = await page.goto(at(look.path))
      expect.soft(answer?.status(), look.name).toBe(look.status ?? 200)
      const asked = new URL(at(look.path), page.url()).pathname
      if (look.route !== 'order-details') expect.soft(new URL(page.url()).pathname, `${look.name} leads elsewhere`).toBe(asked)
      await page.locator('main h1').first().waitFor()
      await check(page, look.name)
    }
  })

test('the screens of the back office itself fit and are accessible', async ({ page, lang }) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang, lang === 'ar' ? 'light' : 'dark')
  await lookAt(page, ownScreens)
})

test('the door of the back office fits and is accessible, light and dark', async ({ page, lang }) => {
  await preferInAdmin(page, lang)
  await page.goto('/admin/login')
  await shownInAdmin(page)
  await expect(page.locator('.demo-account').first()).toBeVisible()
  await check(page, 'admin-login', () => turnTheme(page))
})

import type { Page } from '@playwright/test'
import type { Locale } from '@wasl/shared/units.ts'
import { openInAdmin, preferInAdmin, shownInAdmin, turnTheme } from '../admin-steps.ts'
import { colourFaultsOf, faultsOf, settled } from '../axe.ts'
import { knownRoutes, type Look, menu, ownScreens, screensOf, sitePages } from '../pages.ts'
import { siteRoutes } from '../site-routes.ts'
import { expect, test } from '../test.ts'
import { become, becomeAdmin } from '../visitors.ts'

test.setTimeout(240_000)
// Dozens of pages a test: what failed is told by name and measure, and a recording of all would take longer than looking.
test.use({ trace: 'off', screenshot: 'off' })
const narrowest = 360

test('every route that the site declares is looked at', () => {
  expect([...knownRoutes].sort()).toEqual([...siteRoutes].sort())
})

// The phone is looked at in the light, the desktop in the dark: colours are the same in both languages.
for (const reader of ['guest', 'newcomer', 'client', 'provider'] as const)
  test(`every page of a ${reader} answers, fits and is accessible`, async ({ page, at, lang }) => {
    const looks = sitePages(await become(page, reader), reader)
    await page.emulateMedia({ colorScheme: lang === 'ar' ? 'light' : 'dark', reducedMotion: 'reduce' })
    for (const look of looks) {
      const answer = await page.goto(at(look.path))
      expect.soft(answer?.status(), look.name).toBe(look.status ?? 200)
      const asked = new URL(at(look.path), page.url()).pathname
      if (look.route !== 'order-details') expect.soft(new URL(page.url()).pathname, `${look.name} leads elsewhere`).toBe(asked)
      await page.locator('main h1').first().waitFor()
      await check(page, look)
    }
  })

// Screens of one kind share their code: in Arabic every one is looked at, in the light; in English the list of each resource, in the dark.
const openAdmin = async (page: Page, lang: Locale, names: readonly string[]) => {
  const firstIds = await becomeAdmin(page, names)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await preferInAdmin(page, lang, lang === 'ar' ? 'light' : 'dark')
  return firstIds
}

async function lookAt(page: Page, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    await openInAdmin(page, look.path)
    await shownInAdmin(page)
    await check(page, look)
  }
}

test('the screens of the back office itself fit and are accessible', async ({ page, lang }) => {
  await openAdmin(page, lang, [])
  await lookAt(page, ownScreens)
})

for (const [group, declarations] of Object.entries(menu))
  test(`every screen of the group ${group} fits and is accessible`, async ({ page, lang }) => {
    const names = declarations.map(({ name }) => name)
    const firstIds = await openAdmin(page, lang, names)
    await lookAt(
      page,
      declarations.flatMap((declaration) => {
        const screens = screensOf(declaration, firstIds[declaration.name])
        return lang === 'ar' ? screens : screens.slice(0, 1)
      }),
    )
  })

test('the door of the back office fits and is accessible, light and dark', async ({ page, lang }) => {
  await preferInAdmin(page, lang)
  await page.goto('/admin/login')
  await shownInAdmin(page)
  await expect(page.locator('.demo-account').first()).toBeVisible()
  await check(page, { name: 'admin-login', route: 'admin/login', path: '/admin/login' }, () => turnTheme(page))
})

/** One page: nothing for axe to say, in the other theme neither where it can turn, and no sideways scroll on the narrowest phone. */
async function check(page: Page, { name }: Look, turn?: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  await settled(page)
  expect.soft(await faultsOf(page), name).toEqual([])
  if (turn) {
    await turn()
    await settled(page)
    expect.soft(await colourFaultsOf(page), `${name} in the other theme`).toEqual([])
  }
  await page.setViewportSize({ width: narrowest, height: 780 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.soft.poll(width, { message: `${name} scrolls sideways`, timeout: 2000 }).toBeLessThanOrEqual(narrowest)
  if (size) await page.setViewportSize(size)
}

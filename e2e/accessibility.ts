import { expect, type Page } from '@playwright/test'
import { openAdminScreen, waitForAdminScreen } from './admin-page.ts'
import { axeViolations, contrastViolations, prepareAxe, skipTransitions, waitForAnimations } from './axe.ts'
import { isFullRun, type TestedSchemes } from './full-run.ts'
import { redirectingRoutes, type ScreenAddress } from './screen-addresses.ts'
import { htmlProblems } from './valid-html.ts'

const phoneWidth = 360
/** The width of a page at a zoom of 400 %. */
export const narrowestWidth = 320

/** Checks one page: no axe violations, no contrast violations in the other theme if `switchTheme` is given, no horizontal scroll on a phone. */
export async function checkScreen(page: Page, name: string, switchTheme?: () => Promise<void>): Promise<void> {
  await waitForAnimations(page)
  expect.soft(await axeViolations(page), name).toEqual([])
  if (switchTheme) {
    await switchTheme()
    await waitForAnimations(page)
    expect.soft(await contrastViolations(page), `${name} in the other theme`).toEqual([])
  }
  const width = page.viewportSize()?.width ?? phoneWidth
  await atWidth(page, Math.min(width, phoneWidth), () => expectNoSidewaysScroll(page, name))
}

/** Checks that a page of the site does not scroll sideways with text of twice the size. */
async function checkLargeText(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  await expectNoSidewaysScroll(page, `${name} with large text`)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const message = `${name} scrolls sideways at ${width} px`
  return expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message }).toBeLessThanOrEqual(width)
}

/** Runs `check` in a window of this width, which is a phone's, and restores its size. */
async function atWidth(page: Page, width: number, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  if (size?.width === width) return check()
  await page.setViewportSize({ width, height: 780 })
  await check()
  if (size) await page.setViewportSize(size)
}

/**
 * Opens and checks each of these pages of the site in its color scheme, and the contrast in the other if it has two. A full run checks large text at
 * the width of a phone, and the narrowest width after it; a sampled one opens the pages at the narrowest, and validates the HTML of what it opens.
 */
export async function checkSitePages(
  page: Page,
  addresses: readonly ScreenAddress[],
  localePath: (path: string) => string,
  schemesOf: (name: string) => TestedSchemes,
): Promise<void> {
  expect(addresses).not.toEqual([])
  await skipTransitions(page)
  await prepareAxe(page)
  for (const { name, route, path, status = 200 } of addresses) {
    const [scheme, otherScheme] = schemesOf(name)
    await page.emulateMedia({ colorScheme: scheme })
    const response = await page.goto(localePath(path))
    expect.soft(response?.status(), name).toBe(status)
    if (!isFullRun) expect.soft(await htmlProblems((await response?.text()) ?? '', path), `${name}: invalid HTML`).toEqual([])
    const pathname = new URL(localePath(path), page.url()).pathname
    if (!redirectingRoutes.includes(route)) expect.soft(new URL(page.url()).pathname, `${name} redirects elsewhere`).toBe(pathname)
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    await checkScreen(page, name, otherScheme && (() => page.emulateMedia({ colorScheme: otherScheme })))
    if (isFullRun) await checkLargeText(page, name)
    await atWidth(page, narrowestWidth, async () => {
      await expectNoSidewaysScroll(page, name)
      expect.soft(await page.evaluate(crushedTexts), `${name} crushes a text`).toEqual([])
    })
  }
}

/** Opens and checks each of these screens of the back office. */
export async function checkAdminScreens(page: Page, screens: readonly ScreenAddress[]): Promise<void> {
  for (const screen of screens) {
    await openAdminScreen(page, screen.path)
    await waitForAdminScreen(page)
    await checkScreen(page, screen.name)
  }
}

/** Expects no axe violations on the current screen of the back office. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForAdminScreen(page)
  // Content below the sticky header would be reported as obscured.
  await page.evaluate(() => scrollTo(0, 0))
  await waitForAnimations(page)
  expect(await axeViolations(page)).toEqual([])
}

/** The texts whose place is narrower than a letter. Runs in the page. Texts for screen readers alone have a clipped place of one pixel. */
function crushedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dd, td, a, button)')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const text = element.textContent.trim()
    return text.length > 3 && width < 6 && height > 40 ? [text.slice(0, 40)] : []
  })
}

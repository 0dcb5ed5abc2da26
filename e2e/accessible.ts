import { expect, type Page } from '@playwright/test'
import { openInAdmin, shownInAdmin } from './admin-steps.ts'
import { colourFaultsOf, faultsOf, settled } from './axe.ts'
import type { Look } from './pages.ts'

const narrowest = 360

/** One page: nothing for axe to say, in the other theme neither where it can turn, and no sideways scroll on the narrowest phone. */
export async function check(page: Page, name: string, turn?: () => Promise<void>): Promise<void> {
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

/** Goes through screens of the back office and checks each. */
export async function lookAt(page: Page, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    await openInAdmin(page, look.path)
    await shownInAdmin(page)
    await check(page, look.name)
  }
}

/** The screen of the back office one stands on, at rest, gives axe nothing to say. */
export async function isAccessible(page: Page): Promise<void> {
  await shownInAdmin(page)
  // What stands below the header that stays is not what is asked about.
  await page.evaluate(() => scrollTo(0, 0))
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
}

import { expect, type Page } from '@playwright/test'
import { shownInAdmin } from './admin-steps.ts'
import { faultsOf, settled } from './axe.ts'

/** The screen of the back office one stands on, at rest, gives axe nothing to say. */
export async function isAccessible(page: Page): Promise<void> {
  await shownInAdmin(page)
  // What stands below the header that stays is not what is asked about.
  await page.evaluate(() => scrollTo(0, 0))
  await settled(page)
  expect(await faultsOf(page)).toEqual([])
}

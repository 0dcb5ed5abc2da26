import { test } from '@playwright/test'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { sitePages } from '../screen-addresses.ts'
import { logInAsVisitor } from '../visitors.ts'
import { takePicture, themes, widths, writeOverviewPages } from './take-pictures.ts'

for (const visitor of ['guest', 'newcomer', 'client', 'provider'] as const)
  test(`pictures of every page of a ${visitor}`, async ({ page }) => {
    const pages = sitePages(await logInAsVisitor(page, visitor), visitor)
    for (const { name, path } of pages)
      for (const lang of ['ar', 'en'] as const) {
        await page.goto(pathIn(lang, path))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          for (const theme of themes) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            await takePicture(page, `${visitor}-${name}`, `${lang}-${width}-${theme}`)
          }
        }
      }
  })

test.afterAll(writeOverviewPages)

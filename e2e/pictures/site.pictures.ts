import { test } from '@playwright/test'
import { sitePages } from '../pages.ts'
import { become } from '../visitors.ts'
import { keep, layOut, themes, widths } from './album.ts'

for (const reader of ['guest', 'newcomer', 'client', 'provider'] as const)
  test(`pictures of every page of a ${reader}`, async ({ page }) => {
    const looks = sitePages(await become(page, reader), reader)
    for (const { name, path } of looks)
      for (const lang of ['ar', 'en'] as const) {
        await page.goto(lang === 'en' ? `/en${path === '/' ? '' : path}` : path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          for (const theme of themes) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            await keep(page, `${reader}-${name}`, `${lang}-${width}-${theme}`)
          }
        }
      }
  })

test.afterAll(layOut)

import { test } from '@playwright/test'
import { openInAdmin, preferInAdmin, shownInAdmin, turnTheme } from '../admin-steps.ts'
import { menu, ownScreens, screensOf } from '../pages.ts'
import { becomeAdmin } from '../visitors.ts'
import { keep, layOut, themes, widths } from './album.ts'

for (const lang of ['ar', 'en'] as const)
  test(`pictures of every screen of the back office in ${lang}`, async ({ page }) => {
    const declarations = Object.values(menu).flat()
    const names = declarations.map(({ name }) => name)
    await preferInAdmin(page, lang)
    const firstIds = await becomeAdmin(page, names)
    const screens = declarations.flatMap((declaration) => screensOf(declaration, firstIds[declaration.name]))
    for (const { name, path } of [...ownScreens, ...screens]) {
      await openInAdmin(page, path)
      await shownInAdmin(page)
      for (const theme of themes) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await keep(page, `admin-${name}`, `${lang}-${width}-${theme}`)
        }
        await turnTheme(page)
      }
    }
  })

test.afterAll(layOut)

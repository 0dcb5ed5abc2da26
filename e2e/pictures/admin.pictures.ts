import { test } from '@playwright/test'
import { openAdminScreen, setAdminPreferences, toggleTheme, waitForAdminScreen } from '../admin-page.ts'
import { allResources, resourceScreens, standaloneScreens } from '../admin-screens.ts'
import { logInAsAdmin } from '../visitors.ts'
import { takePicture, themes, widths, writeOverviewPages } from './take-pictures.ts'

for (const lang of ['ar', 'en'] as const)
  test(`pictures of every screen of the back office in ${lang}`, async ({ page }) => {
    const declarations = allResources
    const names = declarations.map(({ name }) => name)
    await setAdminPreferences(page, lang)
    const firstIds = await logInAsAdmin(page, names)
    const screens = declarations.flatMap((declaration) => resourceScreens(declaration, firstIds[declaration.name]))
    for (const { name, path } of [...standaloneScreens, ...screens]) {
      await openAdminScreen(page, path)
      await waitForAdminScreen(page)
      for (const theme of themes) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await takePicture(page, `admin-${name}`, `${lang}-${width}-${theme}`)
        }
        await toggleTheme(page)
      }
    }
  })

test.afterAll(writeOverviewPages)

import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { chosenOption, formOf, pickOptions } from '../../admin-forms.ts'
import { callAdminApi, openFromMenu, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { orders, services, 'product-groups': groups } = resources

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
  await page.goto(inBackOffice(adminPages.home()))
})

test('what is typed right after the shortcut of the palette is all there, the first time and later', async ({ page, lang, t }) => {
  await openFromMenu(page, orders, lang)
  await waitForAdminScreen(page)
  const input = page.getByRole('combobox', { name: t('admin:palette.title') })
  for (const typed of ['W26-90746925', 'second time']) {
    await page.keyboard.press('Control+k')
    // The palette must catch keys at once: no waiting for its field here.
    await page.keyboard.type(typed)
    await expect(input).toHaveValue(typed)
    await page.keyboard.press('Escape')
    await expect(input).toBeHidden()
  }
})

test('in a relation field, typing and Enter takes the new value, however fast', async ({ page, lang }) => {
  const rows = await callAdminApi(page, 'GET', `/${services.name}?_start=0&_end=1`)
  const categories = await callAdminApi(page, 'GET', '/categories?_start=0&_end=50&is_active=true')
  const other = categories.find((category: { id: string }) => category.id !== rows[0].category_id)
  await page.goto(inBackOffice(adminPages.edit({ resource: services.name, id: rows[0].id })))
  const input = formOf(page, services, lang)('category_id')
  await input.focus()
  await input.pressSequentially(other.name[lang])
  await page.keyboard.press('Enter')
  await expect(chosenOption(page, other.name[lang])).toBeVisible()
})

test('in a field of several relations, typing and Enter adds a value and removes none', async ({ page, lang }) => {
  const products = await callAdminApi(page, 'GET', '/products?_start=0&_end=3')
  const [first, second] = products.map((product: { name: Localized }) => product.name[lang])
  await page.goto(inBackOffice(adminPages.create({ resource: 'product-groups' })))
  const input = formOf(page, groups, lang)('product_ids')
  await pickOptions(input, first)
  await input.focus()
  await input.pressSequentially(second)
  await page.keyboard.press('Enter')
  for (const name of [first, second]) await expect(chosenOption(page, name)).toBeVisible()
})

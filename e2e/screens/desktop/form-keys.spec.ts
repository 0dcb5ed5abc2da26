import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { fillLocalized, formOf } from '../../admin-forms.ts'
import { callAdminApi, listRows, openFromMenu, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { brands, orders } = resources

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
  await page.goto(inBackOffice(adminPages.home()))
})

test('a new page has the focus; a form for a new row begins in its first field, and Ctrl+S saves it', async ({ page, lang }) => {
  await openFromMenu(page, brands, lang)
  await waitForAdminScreen(page)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('n')
  // A form begins in the language of the page.
  const field = formOf(page, brands, lang)
  await expect(field(`name_${lang}`)).toBeFocused()
  await fillLocalized(field, 'name', 'علامة المفاتيح', 'Keys')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keys')
})

test('«save and add another» stores the row and opens another empty form', async ({ page, lang, t }) => {
  await page.goto(inBackOffice(adminPages.create({ resource: 'brands' })))
  const field = formOf(page, brands, lang)
  await fillLocalized(field, 'name', 'علامة أولى', 'First of two')
  await page.getByRole('button', { name: t('admin:form.addAnother') }).click()
  await expect(field('name_en')).toHaveValue('')
  await expect(field(`name_${lang}`)).toBeFocused()
  expect(await callAdminApi(page, 'GET', '/brands?q=First%20of%20two')).toHaveLength(1)
})

test('at 768 pixels no cell of the order list is cut, and its head stays in view', async ({ page, lang }) => {
  await page.setViewportSize({ width: 768, height: 600 })
  await page.goto(inBackOffice(adminPages.list({ resource: orders.name })))
  const head = page.getByRole('columnheader', { name: orders.fields.number.label[lang] })
  await expect(listRows(page).first()).toBeVisible()
  await waitForAdminScreen(page)
  const cut = await page.getByRole('table').evaluate((table) => {
    const { left, right } = (table.closest('section') ?? table).getBoundingClientRect()
    return [...table.querySelectorAll('td, th')].filter((cell) => {
      const box = cell.getBoundingClientRect()
      return box.left < left - 1 || box.right > right + 1
    }).length
  })
  expect(cut).toBe(0)
  await listRows(page).last().scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport()
})

import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { formOf } from '../../admin-forms.ts'
import { callAdminApi, expectListLoaded, openFromMenu, setAdminPreferences } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { customers } = resources

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
  await page.goto(inBackOffice(adminPages.home()))
})

test('an edit form opened a second time is filled, and saving it changes only what was typed', async ({ page, lang, t }) => {
  const [row] = await callAdminApi(page, 'GET', `/${customers.name}?_start=0&_end=1&client_type=company`)
  const field = formOf(page, customers, lang)
  const edit = page.getByRole('main').getByRole('button', { name: t('admin:show.edit'), exact: true })
  await openFromMenu(page, customers, lang)
  await expectListLoaded(page)
  await page.getByRole('link', { name: row.name }).first().click()
  await edit.click()
  await expect(field('name')).toHaveValue(row.name)
  await page.getByRole('button', { name: t('admin:form.cancel') }).click()
  await edit.click()
  await expect(field('name')).toHaveValue(row.name)
  await field('name').fill(`${row.name} 2`)
  await page.getByRole('button', { name: t('admin:form.save') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${row.name} 2`)
  const stored = await callAdminApi(page, 'GET', `/${customers.name}/${row.id}`)
  const { name: _, version: __, updated_at: ___, ...unchanged } = row
  expect(stored).toMatchObject(unchanged)
  await edit.click()
  await expect(field('name')).toHaveValue(`${row.name} 2`)
})

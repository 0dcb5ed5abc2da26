import type { Page } from '@playwright/test'
import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { formOf } from '../../admin-forms.ts'
import { callAdminApi, openFromMenu, rowTitles, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { demoPhones, logInToBackOffice, password } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { brands } = resources

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
  await page.goto(inBackOffice(adminPages.home()))
})

test('a session that ends while a form is open is renewed over the form, and the save goes on', async ({ page, t }) => {
  const row = await openNewForEdit(page)
  const typed = `${row.name.en} renewed`
  await nameInput(page).fill(typed)
  await page.context().clearCookies()
  await save(page, t)
  const dialog = page.getByRole('dialog', { name: t('admin:login.again') })
  await dialog.getByLabel(t('admin:login.password'), { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: t('admin:login.submit') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(nameInput(page)).toHaveValue(typed)
  await dialog.getByLabel(t('admin:login.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('admin:login.submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(typed)
  await expect.poll(() => storedName(page, row.id)).toBe(typed)
})

test('who leaves instead finds the input again after the next login', async ({ page, t }) => {
  const row = await openNewForEdit(page)
  const typed = `${row.name.en} later`
  await nameInput(page).fill(typed)
  await page.context().clearCookies()
  await save(page, t)
  await page
    .getByRole('dialog', { name: t('admin:login.again') })
    .getByRole('button', { name: t('admin:nav.logOut') })
    .click()
  await expect(page).toHaveURL(/\/admin\/login\?to=/)
  await logInToBackOffice(page, demoPhones.superAdmin)
  await page.goto(inBackOffice(adminPages.edit({ resource: brands.name, id: row.id })))
  await expect(nameInput(page)).toHaveValue(row.name.en)
  await page.getByRole('button', { name: t('admin:draft.restore') }).click()
  await expect(nameInput(page)).toHaveValue(typed)
})

test('saving without a network says so, and nothing is sent after the form was left', async ({ page, lang, t }) => {
  const row = await openNewForEdit(page)
  await nameInput(page).fill(`${row.name.en} offline`)
  await page.context().setOffline(true)
  await expect(page.getByText(t('admin:error.offlineBar'))).toBeVisible()
  await save(page, t)
  await expect(page.getByText(t('admin:error.offline'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin:form.save') })).toBeEnabled()

  await openFromMenu(page, brands, lang)
  await page.getByRole('button', { name: t('admin:unsaved.leave') }).click()
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()))
  await page.context().setOffline(false)
  await expect(page.getByText(t('admin:error.offlineBar'))).toBeHidden()
  await waitForAdminScreen(page)
  expect(writes).toEqual([])
  expect(await storedName(page, row.id)).toBe(row.name.en)
})

test('a list without a network says so, and is loaded once the connection is back', async ({ page, lang, t }) => {
  await openFromMenu(page, brands, lang)
  await expect(rowTitles(page).first()).toBeVisible()
  // Parts that load when the page is idle have to be here before the network goes.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expect(page.getByText(t('admin:error.offlineBar'))).toBeVisible()
  await page.getByRole('search').getByRole('textbox').first().fill('a')
  await expect(page.getByRole('heading', { name: t('admin:error.offlineTitle') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin:error.retry') })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('table')).toBeVisible()
})

test('input that was not saved is offered again after a reload', async ({ page, t }) => {
  const row = await openNewForEdit(page)
  const typed = `${row.name.en} draft`
  await nameInput(page).fill(typed)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('draft')))).toBe(true)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: t('admin:draft.restore') }).click()
  await expect(nameInput(page)).toHaveValue(typed)
  await save(page, t)
  await expect.poll(() => storedName(page, row.id)).toBe(typed)
  await page.goto(inBackOffice(adminPages.edit({ resource: brands.name, id: row.id })))
  await expect(nameInput(page)).toHaveValue(typed)
  await expect(page.getByRole('button', { name: t('admin:draft.restore') })).toHaveCount(0)
})

/** Other tests change the brands of the demo at the same time. */
async function openNewForEdit(page: Page) {
  const name = { ar: `علامة ${crypto.randomUUID()}`, en: `Brand ${crypto.randomUUID()}` }
  const row = await callAdminApi(page, 'POST', `/${brands.name}`, { name })
  await page.goto(inBackOffice(adminPages.edit({ resource: brands.name, id: row.id })))
  await expect(nameInput(page)).toHaveValue(row.name.en)
  // A background call would meet the end of the session before the save does.
  await page.waitForLoadState('networkidle')
  return row
}

/** The tests of the desktop are in English. */
const nameInput = (page: Page) => formOf(page, brands, 'en')('name_en')

const save = (page: Page, t: (key: string) => string) => page.getByRole('button', { name: t('admin:form.save') }).click()

const storedName = async (page: Page, id: string) => (await callAdminApi(page, 'GET', `/${brands.name}/${id}`)).name.en

import { resources } from '@wasl/resources/index.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, listRow, openAdminScreen, openFromMenu, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { confirmDialog, rowTitle } from '../../admin-scenarios.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { faqs, complaints } = resources
const { label: replyLabel } = complaintLifecycle.transitions.reply

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
})

test('the menu of a row copies it, and deletes it without leaving the list', async ({ page, lang, t }) => {
  await page.goto(inBackOffice(adminPages.home()))
  await openFromMenu(page, faqs, lang)
  await waitForAdminScreen(page)
  const [, row]: AnyRow[] = await callAdminApi(page, 'GET', `/${faqs.name}?_start=0&_end=2&_sort=sort_order&_order=asc`)
  const title = row ? rowTitle(faqs, row, lang) : ''
  const openMenu = () => page.getByRole('button', { name: t('admin:list.more', { row: title }) }).click()

  await openMenu()
  await page.getByRole('menuitem', { name: t('admin:show.copy') }).click()
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.create({ resource: faqs.name }))}\\?`))
  await waitForAdminScreen(page)
  await page.goBack()

  await openMenu()
  await page.getByRole('menuitem', { name: t('admin:show.delete') }).click()
  await confirmDialog({ page, lang }, 'remove.confirm')
  await expect(listRow(page, title)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.list({ resource: faqs.name }))}(\\?|$)`))
})

test('a reply to a complaint is among its messages at once', async ({ page, lang }) => {
  const rows: AnyRow[] = await callAdminApi(page, 'GET', `/${complaints.name}?_start=0&_end=50&status=new`)
  const complaint = rows.find(({ dispute }) => dispute === null)
  await openAdminScreen(page, inBackOffice(adminPages.show({ resource: complaints.name, id: String(complaint?.id) })))
  await waitForAdminScreen(page)
  const form = page.getByRole('region', { name: labelIn(replyLabel, lang) })
  await form.getByRole('textbox').fill('نراجع شكواك اليوم.')
  await form.getByRole('button', { name: labelIn(replyLabel, lang), exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(page.locator('section.related').getByRole('cell', { name: 'نراجع شكواك اليوم.', exact: true })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, expectListLoaded, listRows, openFromMenu, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { customers, orders } = resources
const blocked = 'filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=blocked'

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang)
  await logInAsAdmin(page, [])
  await page.goto(inBackOffice(adminPages.home()))
})

test('a saved view, the menu, and back and forward each show the rows of their address', async ({ page, lang, t }) => {
  const name = 'Only blocked'
  await callAdminApi(page, 'POST', '/views', { name, resource: customers.name, query: blocked, columns: customers.list, is_shared: false })
  const all = await countRows(page, '')
  const some = await countRows(page, '&status=blocked')
  expect(some).toBeLessThan(all)
  const chip = page.getByRole('button', { name: t('admin:list.removeFilter', { filter: labelIn(customers.fields.status.label, lang) }) })
  const expectRows = async (count: number) => {
    await expect(chip).toHaveCount(count === some ? 1 : 0)
    await expect(listRows(page)).toHaveCount(count)
  }

  await openFromMenu(page, customers, lang)
  await expectRows(all)
  await page.getByRole('button', { name: t('admin:views.title') }).click()
  await page.getByRole('link', { name }).click()
  await expectRows(some)
  await openFromMenu(page, customers, lang)
  await expectRows(all)
  await page.goBack()
  await expectRows(some)
  await page.goBack()
  await expectRows(all)
  await page.goForward()
  await expectRows(some)
})

test('a list with amounts looks the same after the home page as when it is opened by its address', async ({ page, lang }) => {
  const [order] = await callAdminApi(page, 'GET', `/${orders.name}?_start=0&_end=1&_sort=created_at&_order=desc`)
  const client = await callAdminApi(page, 'GET', `/${customers.name}/${order.client_id}`)
  await openFromMenu(page, orders, lang)
  await waitForRows(page, client.name)
  const direct = await page.context().newPage()
  await direct.goto(page.url())
  await waitForRows(direct, client.name)
  // Both are measured again on each try, because other tests may change an order meanwhile.
  await expect(async () => expect(await tableLayout(page)).toEqual(await tableLayout(direct))).toPass({ timeout: 10_000 })
})

const countRows = async (page: Page, query: string) =>
  (await callAdminApi(page, 'GET', `/${customers.name}?_start=0&_end=100${query}`)).length

/** Waits for the rows and for the names of their relations, which come after them. */
const waitForRows = async (page: Page, related: string) => {
  await expect(listRows(page).getByRole('link', { name: related }).first()).toBeVisible()
  await expectListLoaded(page)
  await waitForAdminScreen(page)
}

/** The widths of all columns and the heights of all rows. */
const tableLayout = async (page: Page) => ({
  columns: await page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width))),
  rows: await listRows(page).evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height))),
})

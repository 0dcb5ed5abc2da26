import { readFileSync } from 'node:fs'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { expectAccessible } from '../../accessibility.ts'
import { callAdminApi, listRows, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test.beforeEach(async ({ page, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
})

test('the dashboard shows a chart as a table and links a queue to its list', async ({ page, t, lang }) => {
  await page.goto(inBackOffice(adminPages.home()))
  await waitForAdminScreen(page)
  const card = page.getByRole('region', { name: t('admin:dashboard.byCity') }).first()
  await card.getByRole('button', { name: t('admin:dashboard.showTable') }).click()
  const { data: charts } = await callAdminApi(page, 'GET', '/dashboard/charts?period=last_30_days')
  const cities: { name: { ar: string; en: string } }[] = charts.by_city
  await expect(card.getByRole('row')).toHaveCount(cities.length + 1)
  await expect(card.getByRole('table')).toContainText(cities[0]?.name[lang] ?? '')
  await expectAccessible(page)

  const { data: dashboard } = await callAdminApi(page, 'GET', '/dashboard')
  const queue = dashboard.queues.find(({ resource }: { resource: string }) => resource === 'complaints')
  await page.getByRole('link', { name: queue.label[lang] }).click()
  await expect(page).toHaveURL(/\/admin\/complaints\?.*filters/)
  await waitForAdminScreen(page)
  await expect(listRows(page)).toHaveCount(queue.count)

  await page.goto(inBackOffice(adminPages.home()))
  await page.getByRole('link', { name: t('admin:dashboard.sales'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/reports\/sales/)
})

test('a report shows its rows and exports the same rows as CSV', async ({ page, t }) => {
  await page.goto(inBackOffice(adminPages.report({ kind: 'orders' })))
  await waitForAdminScreen(page)
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page)
  const csv = page.getByRole('button', { name: t('admin:reports.exportAs', { format: 'CSV' }) })
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()])
  expect(file.suggestedFilename()).toMatch(/^wasl-orders-.*\.csv$/)
  const [, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  const shownCount = await rows.count()
  expect(lines.length).toBeGreaterThanOrEqual(shownCount)
  const lastNumber = (text: string) => text.match(/\d+/g)?.at(-1)
  expect(lastNumber(lines[0] ?? '')).toBe(lastNumber((await rows.first().textContent()) ?? ''))
})

import { readFileSync } from 'node:fs'
import { isAccessible } from '../../accessible.ts'
import { callAs, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

test.beforeEach(async ({ page, lang }) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
})

test('the home page shows its figures as a table and leads from a queue to what waits in it', async ({ page, say, lang }) => {
  await page.goto('/admin')
  await shownInAdmin(page)
  const card = page.locator('section.card').filter({ has: page.getByRole('heading', { level: 3, name: say('admin:dashboard.byCity') }) })
  await card.getByRole('button', { name: say('admin:dashboard.showTable') }).click()
  const { data: charts } = await callAs(page, 'GET', '/dashboard/charts?period=last_30_days')
  const cities: { name: { ar: string; en: string } }[] = charts.by_city
  await expect(card.locator('tbody tr')).toHaveCount(cities.length)
  await expect(card.locator('tbody')).toContainText(cities[0]?.name[lang] ?? '')
  await isAccessible(page)

  const { data: board } = await callAs(page, 'GET', '/dashboard')
  const queue = board.queues.find(({ resource }: { resource: string }) => resource === 'complaints')
  await page.getByRole('link', { name: queue.label[lang] }).click()
  await expect(page).toHaveURL(/\/admin\/complaints\?.*filters/)
  await shownInAdmin(page)
  await expect(page.locator('.page-head')).toContainText(String(queue.count))
})

test('a report shows its rows and their sum, and leaves as a file that says the same', async ({ page, say }) => {
  await page.goto('/admin/reports/orders')
  await shownInAdmin(page)
  const rows = page.locator('.report-rows tbody tr')
  await expect(rows.first()).toBeVisible()
  await isAccessible(page)
  const csv = page.getByRole('button', { name: say('admin:reports.exportAs', { form: 'CSV' }) })
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()])
  expect(file.suggestedFilename()).toMatch(/^wasl-orders-.*\.csv$/)
  const [, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  const shown = await rows.count()
  expect(lines.length).toBeGreaterThanOrEqual(shown)
  const figures = (text: string) => text.match(/\d+/g)?.at(-1)
  expect(figures(lines[0] ?? '')).toBe(figures((await rows.first().textContent()) ?? ''))
})

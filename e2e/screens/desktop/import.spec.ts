import { readFileSync } from 'node:fs'
import { resources } from '@wasl/resources/index.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { isAccessible } from '../../accessible.ts'
import { callAs, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

test('of a file the good rows are imported and the failing ones come back with their reasons', async ({ page, say, lang }) => {
  const { brands } = resources
  const stamp = Date.now()
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto(`/admin/${brands.name}/import`)
  await shownInAdmin(page)
  const [known] = await callAs(page, 'GET', `/${brands.name}?_start=0&_end=1`)
  const rows = [
    ['الماركة', 'Trade mark', 'is_active'],
    [`ماركة ${stamp}`, `Mark ${stamp}`, 'yes'],
    [`بلا إنجليزية ${stamp}`, '', 'yes'],
    [known.name.ar, `Twin ${stamp}`, 'no'],
    [`ثانية ${stamp}`, `Second ${stamp}`, 'no'],
    [`شك ${stamp}`, `Doubt ${stamp}`, 'perhaps'],
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'brands.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`),
  })

  // Each name is two columns, Arabic first.
  const mapName = async (heading: string, language: number) => {
    await page.getByRole('combobox', { name: `${say('admin:import.field')}: ${heading}` }).press('ArrowDown')
    const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    await list
      .locator('.ant-select-item-option')
      .filter({ hasText: `${labelIn(brands.fields.name.label, lang)} (` })
      .nth(language)
      .click()
    await expect(list).toHaveCount(0)
  }
  await mapName('الماركة', 0)
  await mapName('Trade mark', 1)
  await isAccessible(page)

  await page.getByRole('button', { name: say('admin:import.check') }).click()
  const counts = page.locator('.import-counts')
  await expect(counts).toContainText(say('admin:import.created_other', { count: 2 }))
  await expect(counts).toContainText(say('admin:import.refused_other', { count: 3 }))
  const refused = page.locator('.import-refused > li')
  await expect(refused).toHaveCount(3)
  for (const [at, line] of [3, 4, 6].entries()) await expect(refused.nth(at)).toContainText(`${say('admin:import.line')} ${line}`)
  const imported = () => callAs(page, 'GET', `/${brands.name}?_start=0&_end=10&q=${stamp}`)
  expect(await imported()).toHaveLength(0)
  await isAccessible(page)

  await page.getByRole('button', { name: say('admin:import.run_other', { count: 2 }) }).click()
  await expect(page.getByText(say('admin:import.doneLead'))).toBeVisible()
  const names = (await imported()).map(({ name }: { name: { en: string } }) => name.en)
  expect(names.sort()).toEqual([`Mark ${stamp}`, `Second ${stamp}`])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('admin:import.download') }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(new RegExp(`^بلا إنجليزية ${stamp},,yes,.+`))
})

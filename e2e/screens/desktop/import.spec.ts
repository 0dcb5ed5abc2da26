import { readFileSync } from 'node:fs'
import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { expectAccessible } from '../../accessibility.ts'
import { openOptions, openSelect } from '../../admin-forms.ts'
import { callAdminApi, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test('an import stores the valid rows and returns the rejected ones with their errors', async ({ page, t, lang }) => {
  const { brands } = resources
  const timestamp = Date.now()
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.import({ resource: brands.name })))
  await waitForAdminScreen(page)
  const [existing] = await callAdminApi(page, 'GET', `/${brands.name}?_start=0&_end=1`)
  const rows = [
    ['الماركة', 'Trade mark', 'is_active'],
    [`ماركة ${timestamp}`, `Mark ${timestamp}`, 'yes'],
    [`بلا إنجليزية ${timestamp}`, '', 'yes'],
    [existing.name.ar, `Twin ${timestamp}`, 'no'],
    [`ثانية ${timestamp}`, `Second ${timestamp}`, 'no'],
    [`شك ${timestamp}`, `Doubt ${timestamp}`, 'perhaps'],
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'brands.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`),
  })

  // A name has two columns, Arabic first.
  const mapName = async (heading: string, language: number) => {
    await page.getByRole('combobox', { name: `${t('admin:import.field')}: ${heading}` }).press('ArrowDown')
    await openOptions(page)
      .filter({ hasText: `${labelIn(brands.fields.name.label, lang)} (` })
      .nth(language)
      .click()
    await expect(openSelect(page)).toHaveCount(0)
  }
  await mapName('الماركة', 0)
  await mapName('Trade mark', 1)
  await expectAccessible(page)

  await page.getByRole('button', { name: t('admin:import.check') }).click()
  await expect(page.getByText(t('admin:import.created_other', { number: '2' }), { exact: true })).toBeVisible()
  await expect(page.getByText(t('admin:import.rejected_other', { number: '3' }), { exact: true })).toBeVisible()
  const rejected = page.getByRole('region', { name: t('admin:import.firstRejected_other', { count: 3 }) }).getByRole('strong')
  await expect(rejected).toHaveCount(3)
  for (const [at, line] of [3, 4, 6].entries()) await expect(rejected.nth(at)).toContainText(`${t('admin:import.line')} ${line}`)
  const imported = () => callAdminApi(page, 'GET', `/${brands.name}?_start=0&_end=10&q=${timestamp}`)
  expect(await imported()).toHaveLength(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: t('admin:import.run_other', { number: '2' }) }).click()
  await expect(page.getByText(t('admin:import.doneLead'))).toBeVisible()
  const names = (await imported()).map(({ name }: { name: { en: string } }) => name.en)
  expect(names.sort()).toEqual([`Mark ${timestamp}`, `Second ${timestamp}`])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t('admin:import.download') }).click()])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(new RegExp(`^بلا إنجليزية ${timestamp},,yes,.+`))
})

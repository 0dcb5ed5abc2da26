import type { Page } from '@playwright/test'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { canCopy } from '@wasl/shared/registry/row-title.ts'
import { expectAccessible } from '../../accessibility.ts'
import {
  callAdminApi,
  editableTextField,
  firstTitle,
  openAdminScreen,
  rowTitles,
  setAdminPreferences,
  sortRows,
  waitForAdminScreen,
} from '../../admin-page.ts'
import {
  type AdminSession,
  copyRow,
  deleteRow,
  editRow,
  editWithConflict,
  expectDeleteRejected,
  expectEmptyBodyRejected,
  expectEmptyFormRejected,
  expectList,
  filterRows,
  openRowByTitle,
  rowsPerPage,
  rowTitle,
  searchRows,
  switchLanguage,
} from '../../admin-scenarios.ts'
import { allResources, operatedResources } from '../../admin-screens.ts'
import { deleteWithBulkBar, expectBulkActionRejected } from '../../bulk-actions.ts'
import { isFullRun } from '../../full-run.ts'
import { findReferencedRow } from '../../referenced-rows.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

test.beforeEach(async ({ page, lang }) => {
  await setAdminPreferences(page, lang, 'dark')
  await logInAsAdmin(page, [])
})

test.setTimeout(isFullRun ? 600_000 : 240_000)

// What needs no declaration has the same code everywhere: a sampled run tests it for one resource with a form.
const example = operatedResources.find(({ resource }) => resource.access.create !== false)?.resource

for (const [at, { resource, reasons }] of operatedResources.entries())
  test(`rows of ${resource.name} can be listed and changed: ${reasons.join(', ')}`, async ({ page, lang }) => {
    const session: AdminSession = { page, lang }
    await openAdminScreen(page, inBackOffice(adminPages.home()))
    // Half of the resources run in Arabic.
    if (at % 2 === 1) await switchLanguage(session)
    // A few rows are enough, and faster.
    await openAdminScreen(page, inBackOffice(adminPages.list({ resource: resource.name, pageSize: rowsPerPage })))
    await expectList(session, resource)
    await expectAccessible(page)
    await testResource(session, resource, reasons)
  })

async function testResource(session: AdminSession, declaration: AnyResource, reasons: readonly string[]): Promise<void> {
  const { page } = session
  const isExample = isFullRun || declaration === example
  if ((await firstTitle(page)) !== null) await testRows(session, declaration, reasons, isExample)
  if (declaration.access.create === false || !hasRequiredInput(declaration)) return
  await expectEmptyBodyRejected(page, declaration)
  if (isExample) await expectEmptyFormRejected(session, declaration)
}

/** Whether a row needs something from a person. */
const hasRequiredInput = ({ fields }: AnyResource): boolean =>
  Object.values(fields).some((field) => !field.optional && !field.readOnly && !('default' in field))

async function testRows(session: AdminSession, declaration: AnyResource, reasons: readonly string[], isExample: boolean): Promise<void> {
  const { page } = session
  const { name, title, fields, access } = declaration
  // This comes first, because sorting changes the order of the rows.
  if (!canCopy(declaration)) await testDeniedBulkAction(session, declaration)
  if (isExample || reasons.some((reason) => reason.startsWith('filter'))) await filterRows(session, declaration)
  if (isExample) await sortRows(page, declaration, session.lang)
  // A choice field cannot be searched.
  const rowTitle = (await firstTitle(page)) ?? ''
  if (isExample && fields[title]?.kind !== 'choice') await searchRows(page, rowTitle)
  const row = await openRowByTitle(session, declaration, rowTitle)
  if (isExample) await checkExport(page, declaration)
  if (!canCopy(declaration)) return access.edit === false ? undefined : editAndRestore(session, declaration, row, isExample)
  const copy = await copyRow(session, declaration, row)
  await (isExample ? editWithConflict : editRow)(session, declaration, copy)
  if (access.remove === false) return
  const stored = await callAdminApi(page, 'GET', `/${name}/${copy.id}`)
  const referenced = await findReferencedRow(page, declaration, allResources)
  if (!referenced) return deleteRow(session, declaration, stored)
  await deleteWithBulkBar(session, declaration, stored)
  await expectDeleteRejected(session, declaration, referenced)
}

// The export button is tested once below; this checks that each resource has an export.
async function checkExport(page: Page, { name }: AnyResource): Promise<void> {
  const file = await page.request.get(`/api/admin/${name}/export.csv`)
  expect(file.headers()['content-disposition']).toContain(`${name}.csv`)
  expect((await file.text()).trim().split('\n').length).toBeGreaterThan(1)
}

async function editAndRestore(session: AdminSession, declaration: AnyResource, row: AnyRow, isExample: boolean): Promise<void> {
  await (isExample ? editWithConflict : editRow)(session, declaration, row)
  const field = editableTextField(declaration)
  if (field) await callAdminApi(session.page, 'PATCH', `/${declaration.name}/${row.id}`, { [field]: row[field] })
}

async function testDeniedBulkAction({ page, lang }: AdminSession, declaration: AnyResource): Promise<void> {
  const titles = await rowTitles(page).allTextContents()
  if (!declaration.actions) return
  const rows: AnyRow[] = await callAdminApi(page, 'GET', `/${declaration.name}?_start=0&_end=1000`)
  const titleOf = (row: AnyRow) => rowTitle(declaration, row, lang)
  // In the list, rows with the same title look alike.
  const distinct = rows.filter(
    (row) => titles.includes(titleOf(row)) && rows.filter((other) => titleOf(other) === titleOf(row)).length === 1,
  )
  await expectBulkActionRejected({ page, lang }, declaration, distinct)
}

test('the back office switches to the other language and keeps it after a reload', async ({ page, lang }) => {
  const session: AdminSession = { page, lang }
  await openAdminScreen(page, inBackOffice(adminPages.home()))
  await switchLanguage(session)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'ltr' : 'rtl')
})

test('a list is exported as a CSV file', async ({ page, t }) => {
  await openAdminScreen(page, inBackOffice(adminPages.list({ resource: allResources[0]?.name ?? '' })))
  await waitForAdminScreen(page)
  await firstTitle(page)
  await page.getByRole('button', { name: t('admin:list.export') }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('menuitem', { name: t('admin:list.exportCsv') })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
})

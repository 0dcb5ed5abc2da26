import { expect, type Locator } from '@playwright/test'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, listRow, listRows, openAdminScreen } from './admin-page.ts'
import { type AdminSession, confirmDialog, expectList, rowTitle, searchRows, t } from './admin-scenarios.ts'

/** Selects a row in its list and deletes it with the bulk bar. */
export async function deleteWithBulkBar(session: AdminSession, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { page } = session
  const { name, title, fields } = declaration
  await openAdminScreen(page, inBackOffice(adminPages.list({ resource: name })))
  await expectList(session, declaration)
  if (fields[title]?.kind !== 'choice') {
    const text = titleText(row[title], session.lang)
    const found: AnyRow[] = await callAdminApi(page, 'GET', `/${name}?_start=0&_end=20&q=${encodeURIComponent(text)}`)
    await searchRows(page, text)
    // The address changes before the list does, and a new address starts without a selection.
    await expect(listRows(page)).toHaveCount(found.length)
  }
  const line = listRow(page, rowTitle(declaration, row, session.lang))
  const remove = bulkBar(session)
    .getByRole('button', { name: t(session, 'bulk.delete'), exact: true })
    .last()
  await line.getByRole('checkbox').check()
  await remove.click()
  await confirmDialog(session, 'bulk.delete')
  await expect(line).toHaveCount(0)
  await expect(bulkBar(session)).toHaveCount(0)
}

// Shown while one row is selected.
const bulkBar = (session: AdminSession) =>
  session.page.getByRole('region', { name: t(session, 'list.selected', { number: 1 }), exact: true })

const titleText = (value: unknown, lang: Locale): string =>
  typeof value === 'object' && value !== null && lang in value ? String(Reflect.get(value, lang)) : String(value)

/** Runs an action in the bulk bar on a row that does not allow it now, and expects the reason in the result. */
export async function expectBulkActionRejected(session: AdminSession, declaration: AnyResource, rows: readonly AnyRow[]): Promise<void> {
  const { page } = session
  const { fields, actions = {} } = declaration
  // The entries of a list are filled by the test of the review.
  const simple = Object.values(actions).filter(({ inputs = [] }) => inputs.every((input) => fields[input]?.kind !== 'list'))
  const [denied] = rows.flatMap((row) => simple.flatMap((action) => (isAvailable(action, row) ? [] : [{ row, action }])))
  if (!denied) return
  const { row, action } = denied
  await listRow(page, rowTitle(declaration, row, session.lang))
    .getByRole('checkbox')
    .click()
  const label = labelIn(action.label, session.lang)
  await bulkBar(session).getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (action.reason || action.inputs) await fillTextboxes(dialog)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  const result = page.getByRole('dialog', { name: t(session, 'bulk.result') })
  await expect(result.getByRole('listitem')).toHaveCount(1)
  if (action.message) await expect(result.getByRole('listitem')).toContainText(labelIn(action.message, session.lang))
  await result.getByRole('button', { name: t(session, 'remove.gotIt') }).click()
}

async function fillTextboxes(dialog: Locator): Promise<void> {
  const inputs = dialog.getByRole('textbox')
  await inputs.first().waitFor()
  for (const input of await inputs.all()) await input.fill('سبب للتجربة')
}

type ResourceAction = NonNullable<AnyResource['actions']>[string]
// Safe: the row belongs to the resource that declares the action.
const isAvailable = (action: ResourceAction, row: AnyRow) => action.when(row as never, new Date().toISOString())

import { expect, type Page } from '@playwright/test'
import { stepsOf } from '@wasl/resources/form-steps.ts'
import { adminPages, adminRoot, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { titleIn } from '@wasl/shared/registry/row-title.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { errorSummary, type FormInputs, fieldErrors, formOf, nextStep, openOptions, submitButton } from './admin-forms.ts'
import {
  appendToText,
  callAdminApi,
  editableTextField,
  expectListLoaded,
  listRow,
  listRows,
  openAdminScreen,
  rowTitles,
  waitForAdminScreen,
} from './admin-page.ts'
import { type FieldValue, valuesForCopy } from './copy-values.ts'
import { ownOrigin } from './people.ts'
import type { ReferencedRow } from './referenced-rows.ts'
import { text } from './texts.ts'

/** A browser page logged in to the back office, with its current language. */
export type AdminSession = { page: Page; lang: Locale }
export const t = ({ lang }: AdminSession, key: string, params: Readonly<Record<string, string | number>> = {}) =>
  text(lang, `admin:${key}`, params)

/** The page size of the lists in these tests. */
export const rowsPerPage = 5

/** Expects the list of this resource to be open. */
export async function expectList({ page, lang }: AdminSession, { label }: AnyResource): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(labelIn(label.many, lang))
  await waitForAdminScreen(page)
}

/** Filters the list by the first row's value of the first choice or boolean field, and checks the number of results. */
export async function filterRows(session: AdminSession, { name, fields, filters = [] }: AnyResource): Promise<void> {
  const { page, lang } = session
  const readAll = (): Promise<AnyRow[]> => callAdminApi(page, 'GET', `/${name}?_start=0&_end=1000`)
  const rows = await readAll()
  const by = filters.find((filter) => ['choice', 'boolean'].includes(fields[filter]?.kind ?? ''))
  const [first] = rows
  const filterField = by && fields[by]
  if (!first || !filterField || first[by] == null) return
  await page
    .getByRole('search')
    .getByRole('button', { name: t(session, 'list.filters') })
    .click()
  const drawer = page.getByRole('dialog', { name: t(session, 'list.filters') })
  if (filterField.kind === 'choice') {
    const input = drawer.getByRole('combobox', { name: labelIn(filterField.label, lang), exact: true })
    await input.click()
    const option = labelIn(filterField.options[String(first[by])] ?? { en: '', ar: '' }, lang)
    // A long list renders only the options that match.
    await input.fill(option)
    await openOptions(page).getByText(option, { exact: true }).click()
    await input.blur()
  } else {
    const group = drawer.getByRole('radiogroup', { name: labelIn(filterField.label, lang), exact: true })
    await group.getByText(t(session, first[by] === true ? 'form.yes' : 'form.no'), { exact: true }).click()
  }
  await page.getByRole('button', { name: t(session, 'list.apply'), exact: true }).click()
  const countMatching = (all: readonly AnyRow[]) => all.filter((row) => row[by] === first[by]).length
  const expected = countMatching(rows)
  await expect(page.getByRole('button', { name: t(session, 'list.removeFilter', { filter: '' }).trim() })).toHaveCount(1)
  await expectListLoaded(page)
  await expect(listRows(page)).toHaveCount(Math.min(expected, rowsPerPage))
  // Tests that run at the same time may add rows.
  if (expected <= 10) return
  const range = new RegExp(`^${t(session, 'list.range', { from: 1, to: rowsPerPage, total: '([\\d,]+)' })}$`)
  const shown = range.exec((await page.getByText(range).textContent()) ?? '')?.[1]
  const shownCount = Number(shown?.replace(',', ''))
  expect(shownCount).toBeGreaterThanOrEqual(expected)
  expect(shownCount).toBeLessThanOrEqual(countMatching(await readAll()))
}

/** Searches the list for a title and expects its row in the results. */
export async function searchRows(page: Page, title: string): Promise<void> {
  const search = page.getByRole('search').getByRole('textbox').first()
  await search.fill(title)
  await search.press('Enter')
  await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes('q'))
  await expectListLoaded(page)
  await expect(rowTitles(page).filter({ hasText: title }).first()).toBeVisible()
}

/** Opens a row of the list by its title, then its history. Returns the row. */
export async function openRowByTitle(session: AdminSession, { name }: AnyResource, title: string): Promise<AnyRow> {
  const { page } = session
  await rowTitles(page).getByRole('link', { name: title }).first().click()
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.list({ resource: name }))}/[0-9a-f-]{36}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  // An overview and the entry of a log show it on the page itself.
  const historyTab = page.getByRole('tab', { name: t(session, 'show.history') })
  if ((await historyTab.count()) > 0) await historyTab.click()
  await expect(
    historyEntries(page)
      .or(page.getByText(t(session, 'history.empty')))
      .first(),
  ).toBeVisible()
  return callAdminApi(page, 'GET', new URL(page.url()).pathname.replace(adminRoot, ''))
}

const historyEntries = (page: Page) => page.getByRole('main').getByRole('article')

/** Submits an empty form and expects its errors in the language of the screen. */
export async function expectEmptyFormRejected({ page, lang }: AdminSession, declaration: AnyResource): Promise<void> {
  const { name } = declaration
  await openAdminScreen(page, inBackOffice(adminPages.create({ resource: name })))
  await waitForAdminScreen(page)
  await submitButton(page).click()
  // A stepped form focuses the first invalid input, a single-page form its error summary.
  const summary = errorSummary(page)
  await expect(summary).toBeVisible()
  await expect(stepsOf(name).length > 0 ? firstInvalidInput(page) : summary).toBeFocused()
  const errors = fieldErrors(page)
  await expect.poll(async () => languagesOf(await errors.allTextContents()), { message: `errors in the language ${lang}` }).toEqual([lang])
}

const firstInvalidInput = (page: Page) => page.getByRole('textbox').and(page.locator('[aria-invalid="true"]')).first()

/** Sends an empty row to the API in both languages and expects errors in each. */
export async function expectEmptyBodyRejected(page: Page, { name }: AnyResource): Promise<void> {
  for (const lang of ['ar', 'en'] as const) {
    const response = await page.request.post(`/api/admin/${name}`, { data: {}, headers: { ...ownOrigin(), 'accept-language': lang } })
    expect(response.status()).toBe(422)
    const { errors }: { errors: Record<string, string[]> } = await response.json()
    expect(languagesOf(Object.values(errors).flat())).toEqual([lang])
  }
}

const languagesOf = (sentences: readonly string[]): Locale[] => [
  ...new Set(sentences.map((sentence) => (/\p{Script=Arabic}/u.test(sentence) ? 'ar' : 'en'))),
]

/** Switches the back office to the other language. */
export async function switchLanguage(session: AdminSession): Promise<void> {
  const { page } = session
  const button = page.getByRole('button', { name: t(session, session.lang === 'ar' ? 'nav.toEnglish' : 'nav.toArabic'), exact: true })
  session.lang = session.lang === 'ar' ? 'en' : 'ar'
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('lang', session.lang)
}

/** Copies the open row into a new one with new unique values. Returns the stored copy. */
export async function copyRow(session: AdminSession, declaration: AnyResource, row: AnyRow): Promise<AnyRow> {
  const { page } = session
  const { name } = declaration
  await rowAction(session, 'show.copy').click()
  // The address changes before the screen does, and the detail page can have inputs and a submit button too.
  await expect(page.getByRole('main').getByText(t(session, 'form.copyNote'))).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('copy') === row.id)
  const values = valuesForCopy(declaration, row)
  const form = formOf(page, declaration, session.lang)
  const answer = () =>
    page.waitForResponse((one) => one.request().method() === 'POST' && new URL(one.url()).pathname === `/api/admin/${name}`)
  const response = answer()
  await submitThroughSteps(page, declaration, async () => {
    for (const value of values) await fillField(form, value)
  })
  let created = await response
  if (created.status() === 422) {
    // A choice that only one row may have, such as the owner of a provider.
    const { errors }: { errors: Record<string, string[]> } = await created.json()
    for (const [label, option] of defaultChoices(declaration, Object.keys(errors), session.lang))
      await page.getByRole('main').getByRole('radiogroup', { name: label }).getByText(option, { exact: true }).click()
    const secondResponse = answer()
    await submitButton(page).click()
    created = await secondResponse
  }
  const copy: AnyRow = await created.json()
  expect(created.status(), JSON.stringify(copy)).toBe(201)
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.show({ resource: name, id: String(copy.id) }))}$`))
  return copy
}

/** The default options of those of the fields that are choices. */
const defaultChoices = ({ fields }: AnyResource, names: readonly string[], lang: Locale): [label: string, option: string][] =>
  names.flatMap((name) => {
    const field = fields[name]
    const option = field?.kind === 'choice' && field.default ? field.options[field.default] : undefined
    return field && option ? [[labelIn(field.label, lang), labelIn(option, lang)]] : []
  })

const rowAction = (session: AdminSession, key: string) =>
  session.page.getByRole('main').getByRole('button', { name: t(session, key), exact: true })

/** Submits the form through its steps and its review, if it has some; `onStep` fills the inputs of each step. */
async function submitThroughSteps(page: Page, { name }: AnyResource, onStep: () => Promise<void>): Promise<void> {
  await submitButton(page).waitFor()
  await onStep()
  for (const step of stepsOf(name).keys()) {
    await nextStep(page, step + 2)
    await onStep()
  }
  await submitButton(page).click()
}

// Skips the fields of other steps.
async function fillField(form: FormInputs, { path, value }: FieldValue): Promise<void> {
  const input = form(path.join('_'))
  if (await input.isVisible()) await input.fill(value)
}

/** Edits a text of a row and expects it to be stored. */
export async function editRow({ page, lang }: AdminSession, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { name } = declaration
  const textField = editableTextField(declaration)
  if (!textField || row[textField] == null) return
  await openAdminScreen(page, inBackOffice(adminPages.edit({ resource: name, id: String(row.id) })))
  await waitForAdminScreen(page)
  const edited = await appendToText(formOf(page, declaration, lang), declaration, textField)
  await submitThroughSteps(page, declaration, async () => undefined)
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.show({ resource: name, id: String(row.id) }))}$`))
  const stored = await callAdminApi(page, 'GET', `/${name}/${row.id}`)
  expect(stored[textField]).toEqual(edited)
}

/** Edits a row while someone else edits it: the conflict dialog appears, the own text is kept, and the history has both changes. */
export async function editWithConflict(session: AdminSession, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { page } = session
  const { name } = declaration
  const textField = editableTextField(declaration)
  if (!textField || row[textField] == null) return
  const before = await callAdminApi(page, 'GET', `/${name}/${row.id}/history`)
  await openAdminScreen(page, inBackOffice(adminPages.edit({ resource: name, id: String(row.id) })))
  await waitForAdminScreen(page)
  const edited = await appendToText(formOf(page, declaration, session.lang), declaration, textField)
  await callAdminApi(page, 'PATCH', `/${name}/${row.id}`, { [textField]: otherEdit(row[textField]) })
  const dialog = page.getByRole('dialog', { name: t(session, 'conflict.title') })
  await submitThroughSteps(page, declaration, async () => undefined)
  await dialog.getByRole('button', { name: t(session, 'conflict.keepMine') }).click()
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.show({ resource: name, id: String(row.id) }))}$`))
  await page.getByRole('tab', { name: t(session, 'show.history') }).click()
  await expect(historyEntries(page)).toHaveCount(before.length + 2)
  const stored = await callAdminApi(page, 'GET', `/${name}/${row.id}`)
  expect(stored[textField]).toEqual(edited)
}

const otherEdit = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, `${text} 2`]))
    : `${value}2`

/** Deletes the open row and expects it to disappear from the list. */
export async function deleteRow(session: AdminSession, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { page } = session
  const { name } = declaration
  await confirmDelete(session, inBackOffice(adminPages.show({ resource: name, id: String(row.id) })))
  await expect(page).toHaveURL(new RegExp(`${inBackOffice(adminPages.list({ resource: name }))}(\\?|$)`))
  await expectList(session, declaration)
  const rows: AnyRow[] = await callAdminApi(page, 'GET', `/${name}?_start=0&_end=${rowsPerPage}`)
  const title = rowTitle(declaration, row, session.lang)
  // Only a choice as a title can be that of other rows.
  await expect(listRow(page, title)).toHaveCount(rows.filter((other) => rowTitle(declaration, other, session.lang) === title).length)
}

/** Tries to delete a row that other rows refer to, and expects a dialog that lists them. */
export async function expectDeleteRejected(session: AdminSession, { name }: AnyResource, { id, by }: ReferencedRow): Promise<void> {
  await confirmDelete(session, inBackOffice(adminPages.show({ resource: name, id })))
  const dialog = session.page.getByRole('dialog', { name: t(session, 'remove.inUse') })
  await expect(dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${labelIn(by.label.many, session.lang)}:`) })).toHaveCount(1)
  await dialog.getByRole('button', { name: t(session, 'remove.gotIt') }).click()
  await expect(dialog).toBeHidden()
}

async function confirmDelete(session: AdminSession, path: string): Promise<void> {
  const { page } = session
  if (new URL(page.url()).pathname !== path) await openAdminScreen(page, path)
  await waitForAdminScreen(page)
  await rowAction(session, 'show.delete').click()
  await confirmDialog(session, 'remove.confirm')
}

export const confirmDialog = (session: AdminSession, key: string) =>
  session.page
    .getByRole('dialog')
    .getByRole('button', { name: t(session, key), exact: true })
    .click()

/** The title of a row as lists show it. */
export const rowTitle = (declaration: AnyResource, row: AnyRow, lang: Locale): string => titleIn(declaration, row)?.[lang] ?? ''

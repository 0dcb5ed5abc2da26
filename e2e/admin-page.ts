import { expect, type Locator, type Page } from '@playwright/test'
import { adminRoot } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import type { FormInputs } from './admin-forms.ts'
import { ownOrigin } from './people.ts'
import { text } from './texts.ts'

/** The name of a text field that can be edited independently of other fields; null if the resource has none. */
export function editableTextField({ fields }: AnyResource): string | null {
  const plain = Object.entries(fields).filter(([, field]) => !field.readOnly && !field.visibleWhen && !('pattern' in field))
  const match =
    plain.find(([, { kind }]) => kind === 'localized' || kind === 'localizedLong') ??
    plain.find(([, { kind }]) => kind === 'text' || kind === 'link')
  return match?.[0] ?? null
}

/** Calls the API of the back office with the session of this browser. */
export async function callAdminApi(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown) {
  const response = await page.request.fetch(`/api/admin${path}`, {
    method,
    headers: ownOrigin(),
    ...(data === undefined ? {} : { data }),
  })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

/** Waits for the rows of the last request; the former ones stay visible until then. */
export const expectListLoaded = (page: Page) =>
  expect(page.getByRole('main').locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')

/** The rows of the current list, and the cells with their titles. */
export const listRows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
export const rowTitles = (page: Page): Locator => page.getByRole('rowheader')

/** The row of the current list with this title. */
export const listRow = (page: Page, title: string): Locator =>
  listRows(page).filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })

/** The title of the first row of the current list; null if the list is empty. */
export async function firstTitle(page: Page): Promise<string | null> {
  await expectListLoaded(page)
  const title = rowTitles(page).first()
  const empty = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(title.or(empty).first()).toHaveText(/\S/)
  return (await title.isVisible()) ? ((await title.textContent()) ?? '').trim() : null
}

/** Sorts the list by its titles. */
export async function sortRows(page: Page, { title, fields }: AnyResource, lang: Locale): Promise<void> {
  const head = page.getByRole('columnheader', { name: labelIn(fields[title]?.label ?? { ar: '', en: '' }, lang), exact: true })
  const before = await head.getAttribute('aria-sort')
  await head.click()
  await expect(head).not.toHaveAttribute('aria-sort', before ?? 'none')
}

/** Appends to the text of a field, in both languages if it is localized, and returns the new value. */
export async function appendToText(form: FormInputs, { fields }: AnyResource, name: string): Promise<unknown> {
  const append = async (inputName: string) => {
    const input = form(inputName)
    await expect(input).not.toHaveValue('')
    const value = `${await input.inputValue()}.`
    await input.fill(value)
    return value
  }
  if (!fields[name]?.kind.startsWith('localized')) return append(name)
  return { ar: await append(`${name}_ar`), en: await append(`${name}_en`) }
}

/** Sets the initial language and color mode of the back office; a later choice of the user wins. Frames, such as the viewer of PDFs, may have no storage. */
export const setAdminPreferences = (page: Page, locale: Locale, mode: 'light' | 'dark' = 'light') =>
  page.addInitScript((preferences) => {
    if (self === top && !localStorage.getItem('wasl.admin.preferences')) localStorage.setItem('wasl.admin.preferences', preferences)
  }, JSON.stringify({ locale, mode }))

const themeButtonNames = (['ar', 'en'] as const).flatMap((lang) => [text(lang, 'admin:nav.dark'), text(lang, 'admin:nav.light')])

/** Switches between light and dark mode. */
export const toggleTheme = (page: Page): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^(${themeButtonNames.join('|')})$`) }).click()

/** Navigates within the back office without reloading the app, as a link does. Loads the app if it is not open yet. */
export async function openAdminScreen(page: Page, path: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith(adminRoot)) {
    await page.goto(path)
    return
  }
  await page.evaluate((to) => {
    // Mark the current heading as stale, so that waitForAdminScreen waits for the next one.
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-stale', '')
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Waits until a screen of the back office has its heading and no loading indicator. */
export async function waitForAdminScreen(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await heading.and(page.locator(':not([data-stale])')).filter({ visible: true }).first().waitFor()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Opens a list with its entry in the main menu. */
export const openFromMenu = (page: Page, { label }: AnyResource, lang: Locale): Promise<void> =>
  page
    .getByRole('navigation', { name: text(lang, 'admin:nav.main') })
    .getByRole('link', { name: labelIn(label.many, lang), exact: true })
    .click()

const moreActions = new RegExp(`^(${text('ar', 'admin:show.moreActions')}|${text('en', 'admin:show.moreActions')})$`)

/** Presses the button of an action, which may be in the menu of further actions. */
export async function pressAction(page: Page, label: string): Promise<void> {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: label, exact: true })
  const more = main.getByRole('button', { name: moreActions })
  await expect(button.or(more).first()).toBeVisible()
  if (!(await button.isVisible())) await more.click()
  await button
    .or(page.getByRole('menuitem', { name: label, exact: true }))
    .first()
    .click()
}

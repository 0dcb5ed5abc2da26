import { expect, type Locator, type Page } from '@playwright/test'

/** The input of a form field in the back office: `price`, `name_ar`. */
export const field = (page: Page, name: string): Locator => page.locator(`#row_${name}`)

/** Fills a localized field in both languages. */
export async function fillLocalized(page: Page, name: string, ar: string, en: string): Promise<void> {
  await field(page, `${name}_ar`).fill(ar)
  await field(page, `${name}_en`).fill(en)
}

/** The errors under the fields of a form or dialog. */
export const fieldErrors = (scope: Page | Locator): Locator => scope.locator('.ant-form-item-explain-error')

/** The options of the open select. */
export const openOptions = (page: Page): Locator => openSelect(page).locator('.ant-select-item-option')
export const openSelect = (page: Page): Locator => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')

/** Searches options by name in a select and chooses them one after the other. */
export async function pickOptions(input: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    // A closed multi-select is read-only until it has the focus.
    await input.focus()
    await input.fill(name)
    // Options that are replaced between the press and the release of the mouse are not chosen.
    await expect(input.page().locator('.ant-select-loading')).toHaveCount(0)
    await openOptions(input.page()).getByText(name, { exact: true }).click()
  }
  // A multi-select stays open and covers what is below it, and a click on an option returns the focus to it.
  await expect(async () => {
    await input.blur()
    await expect(openSelect(input.page())).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

/** The submit button of the form on the screen. Its label depends on the step. */
export const submitButton = (page: Page): Locator => page.getByRole('main').locator('button[type=submit]').filter({ visible: true })

/** Goes on to the next step of a stepped form. `number` is the number of that step. */
export async function nextStep(page: Page, number: number): Promise<void> {
  await submitButton(page).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(String(number))
  await expect(page.locator('.steps .ant-steps-item').nth(number - 1)).toHaveClass(/ant-steps-item-active/)
}

/** Submits the form of a resource and returns the stored row. */
export async function submitRow(page: Page, resource: string) {
  const saved = page.waitForResponse(
    (response) => response.url().includes(`/api/admin/${resource}`) && response.request().method() !== 'GET',
  )
  await submitButton(page).click()
  const response = await saved
  expect(response.ok(), `${resource}: ${await response.text()}`).toBe(true)
  return response.json()
}

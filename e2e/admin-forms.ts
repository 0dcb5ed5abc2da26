import { expect, type Locator, type Page } from '@playwright/test'

/** The input of a field in a form of the back office: `row_price`, `row_name_ar`. */
export const field = (page: Page, name: string): Locator => page.locator(`#row_${name}`)

/** Writes a text in both languages. */
export async function fillPair(page: Page, name: string, ar: string, en: string): Promise<void> {
  await field(page, `${name}_ar`).fill(ar)
  await field(page, `${name}_en`).fill(en)
}

/** Finds rows by their names in a list that searches, and chooses them one after the other. */
export async function pick(input: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    // A closed list of several is read only until it has the focus.
    await input.focus()
    await input.fill(name)
    const option = input.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    await option.getByText(name, { exact: true }).click()
  }
  // A list of which several can be chosen stays open over what stands below it.
  await input.blur()
}

/** Goes on to the next step of a form in steps, which is told by its number. */
export async function nextStep(page: Page, number: number): Promise<void> {
  await page.locator('.form-end button[type=submit]').click()
  await expect(page.locator('.step-name')).toContainText(String(number))
  await expect(page.locator('.steps .ant-steps-item').nth(number - 1)).toHaveClass(/ant-steps-item-active/)
}

/** Sends the form of a resource and gives the row as it was stored. */
export async function sendRow(page: Page, resource: string) {
  const sent = page.waitForResponse((answer) => answer.url().includes(`/api/admin/${resource}`) && answer.request().method() !== 'GET')
  await page.locator('.form-end button[type=submit]').click()
  const answer = await sent
  expect(answer.ok(), `${resource}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

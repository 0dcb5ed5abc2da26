import { expect, type Locator, type Page } from '@playwright/test'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { text } from './texts.ts'

/** The inputs of a form by the names of their fields: `price`, `name_ar`, `variants_0_sku`. */
export type FormInputs = (name: string) => Locator

/** Finds the inputs of a resource's form by their labels in this language. */
export function formOf(page: Page, { fields }: Pick<AnyResource, 'fields'>, lang: Locale): FormInputs {
  const main = page.getByRole('main')
  return (name) => {
    const field = fields[name]
    if (field) return inputOf(main, field.label, lang)
    const [, localized = '', language] = /^(.+)_(ar|en)$/.exec(name) ?? []
    const pair = fields[localized]
    if (pair) return inputOf(main, pair.label, lang, text(lang, language === 'ar' ? 'admin:form.arabic' : 'admin:form.english'))
    const [, listName = '', index, inner = ''] = /^(.+?)_(\d+)_(.+)$/.exec(name) ?? []
    const list = fields[listName]
    if (list?.kind !== 'list') throw new Error(`formOf: no field ${name}`)
    const entry = text(lang, 'admin:form.entry', { one: labelIn(list.one, lang), number: Number(index) + 1 })
    const part = list.fields[inner]
    if (!part) throw new Error(`formOf: no field ${name}`)
    return inputOf(main.getByRole('region', { name: entry, exact: true }), part.label, lang)
  }
}

/** A text, number or select input by its label, which may be marked as optional. The entries of a list come after the fields of the row. */
function inputOf(scope: Locator, label: Label, lang: Locale, language = ''): Locator {
  const optional = `( \\(${escapeRegExp(text(lang, 'admin:form.optional'))}\\))?`
  const name = new RegExp(
    `^${escapeRegExp(labelIn(label, lang))}${optional}${language && ` (· )?${escapeRegExp(language)}`}${language ? '' : '$'}`,
  )
  return scope.getByRole('textbox', { name }).or(scope.getByRole('spinbutton', { name })).or(scope.getByRole('combobox', { name })).first()
}

const escapeRegExp = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Fills a localized field in both languages. */
export async function fillLocalized(form: FormInputs, name: string, ar: string, en: string): Promise<void> {
  await form(`${name}_ar`).fill(ar)
  await form(`${name}_en`).fill(en)
}

/** The errors under the fields of a form or dialog. The library gives them no role: inputs have them as their descriptions. */
export const fieldErrors = (scope: Page | Locator): Locator => scope.locator('.ant-form-item-explain-error')

/** The list of a form's errors, above its fields. */
export const errorSummary = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('alert') })

/** The open list of options, and its options. */
export const openSelect = (page: Page): Locator => page.getByRole('listbox').filter({ visible: true })
export const openOptions = (page: Page): Locator => page.getByRole('option').filter({ visible: true })

/** Searches options by name in a select and chooses them one after the other. */
export async function pickOptions(input: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    // A closed multi-select is read-only until it has the focus.
    await input.focus()
    await input.fill(name)
    // Options that are replaced between the press and the release of the mouse are not chosen.
    await expect(input.page().locator('.ant-select-loading')).toHaveCount(0)
    // The options are those of the search once the first one has its text.
    await expect(openOptions(input.page()).first()).toContainText(name)
    await openOptions(input.page()).getByText(name, { exact: true }).click()
  }
  // A multi-select stays open and covers what is below it, and a click on an option returns the focus to it.
  await expect(async () => {
    await input.blur()
    await expect(openSelect(input.page())).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

/** What is chosen in the selects of the screen. */
export const chosenOption = (page: Page, name: string): Locator => page.getByRole('main').getByTitle(name, { exact: true })

/** The submit button of the form on the screen. Its label depends on the step. */
export const submitButton = (page: Page): Locator => page.getByRole('main').locator('button[type=submit]').filter({ visible: true })

/** Goes on to the next step of a stepped form. `number` is the number of that step. */
export async function nextStep(page: Page, number: number): Promise<void> {
  await submitButton(page).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(String(number))
}

/** The button of a step above a stepped form. */
export const stepButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(\\d )?${name}$`) })

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

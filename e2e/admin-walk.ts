import { expect, type Page } from '@playwright/test'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { nextStep } from './admin-forms.ts'
import { callAs, changeText, isSettled, openInAdmin, shownInAdmin, textToChange } from './admin-steps.ts'
import { type Writing, writingsFor } from './new-values.ts'
import { text } from './texts.ts'

/** Someone who walks the back office, in the language its screens have now. */
export type Walker = { page: Page; lang: Locale }
const say = ({ lang }: Walker, key: string) => text(lang, `admin:${key}`)
const submit = (page: Page) => page.locator('.form-end button[type=submit]')

/** How many rows a page of a walked list has. */
export const rowsAPage = 5

/** The list of this resource stands, and no screen that was left before it. */
export async function standsAtList({ page, lang }: Walker, { label }: AnyResource): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(labelIn(label.many, lang))
  await shownInAdmin(page)
}

/** Filters the list by what its first row holds in the first field that offers choices, and counts the answer another way. */
export async function filterRows({ page, lang }: Walker, { name, fields, filters = [] }: AnyResource): Promise<void> {
  const readAll = (): Promise<AnyRow[]> => callAs(page, 'GET', `/${name}?_start=0&_end=1000`)
  const rows = await readAll()
  const by = filters.find((filter) => ['choice', 'boolean'].includes(fields[filter]?.kind ?? ''))
  const [first] = rows
  const field = by && fields[by]
  if (!first || !field || first[by] == null) return
  await page.locator('.list-tools button:has(.anticon-filter)').click()
  const asked = page.locator(`.filters #filter-${by}`)
  if (field.kind === 'choice') {
    await asked.click()
    const wanted = labelIn(field.options[String(first[by])] ?? ['', ''], lang)
    // Of many choices only those that match stand in sight.
    await asked.fill(wanted)
    await page.locator('.ant-select-item-option').getByText(wanted, { exact: true }).click()
    await asked.blur()
  } else await asked.getByText(text(lang, first[by] === true ? 'admin:form.yes' : 'admin:form.no')).click()
  await page.locator('.filters-end button[type=submit]').click()
  const countIn = (all: readonly AnyRow[]) => all.filter((row) => row[by] === first[by]).length
  const wanted = countIn(rows)
  await expect(page.locator('.chip')).toHaveCount(1)
  await isSettled(page)
  await expect(page.locator('[data-row]')).toHaveCount(Math.min(wanted, rowsAPage))
  // Few are told in words, many in figures: as many as there are, or as there came to be while the walk beside this one adds rows.
  if (wanted <= 10) return
  const said = Number((await page.locator('.page-title .ant-tag').textContent())?.replace(/\D/g, ''))
  expect(said).toBeGreaterThanOrEqual(wanted)
  expect(said).toBeLessThanOrEqual(countIn(await readAll()))
}

/** Searches the list for the words of a title and sees its row alone with those that share them. */
export async function searchRows(page: Page, words: string): Promise<void> {
  const search = page.locator('.list-tools input').first()
  await search.fill(words)
  await search.press('Enter')
  await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes('q'))
  await isSettled(page)
  await expect(page.locator('.row-title').filter({ hasText: words }).first()).toBeVisible()
}

/** Opens a row of the list by its title and reads its history; gives the row. */
export async function openTitled(walker: Walker, { name }: AnyResource, words: string): Promise<AnyRow> {
  const { page } = walker
  await page.locator('.row-title').filter({ hasText: words }).first().click()
  await expect(page).toHaveURL(new RegExp(`/admin/${name}/[0-9a-f-]{36}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
  await page.getByRole('tab', { name: say(walker, 'show.history') }).click()
  await expect(page.locator('.act, .none').first()).toBeVisible()
  return callAs(page, 'GET', new URL(page.url()).pathname.replace('/admin', ''))
}

/** Sends an empty form and reads what is missing, in the language of the screen. */
export async function refuseEmpty({ page, lang }: Walker, { name, steps }: AnyResource): Promise<void> {
  await openInAdmin(page, `/admin/${name}/create`)
  await shownInAdmin(page)
  await submit(page).click()
  // In a step one stands at the first thing to mend; a form of one page is told as a whole first.
  await expect(page.locator('.summary')).toBeVisible()
  await expect(page.locator(steps ? '.ant-form-item-has-error input' : '.summary').first()).toBeFocused()
  const said = page.locator('.ant-form-item-explain-error')
  await expect.poll(async () => languagesOf(await said.allTextContents()), { message: `errors in the language ${lang}` }).toEqual([lang])
}

/** Sends the API an empty row in both languages and reads what is missing in each. */
export async function refuseEmptyByApi(page: Page, { name }: AnyResource): Promise<void> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('wasl.admin.token'))}`
  for (const lang of ['ar', 'en'] as const) {
    const answer = await page.request.post(`/api/admin/${name}`, { data: {}, headers: { authorization, 'accept-language': lang } })
    expect(answer.status()).toBe(422)
    const { errors }: { errors: Record<string, string[]> } = await answer.json()
    expect(languagesOf(Object.values(errors).flat())).toEqual([lang])
  }
}

const languagesOf = (sentences: readonly string[]): Locale[] => [
  ...new Set(sentences.map((words) => (/\p{Script=Arabic}/u.test(words) ? 'ar' : 'en'))),
]

/** Turns the whole back office to the other language. */
export async function turnLanguage(walker: Walker): Promise<void> {
  const { page } = walker
  walker.lang = walker.lang === 'ar' ? 'en' : 'ar'
  await page.locator(`header button[lang=${walker.lang}]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', walker.lang)
}

/** Copies the row that is shown into a new one, writes what must be its own and saves it; gives what was stored. */
export async function copyShown(walker: Walker, declaration: AnyResource, row: AnyRow): Promise<AnyRow> {
  const { page } = walker
  const { name } = declaration
  await page.locator('.page-actions button:has(.anticon-copy)').click()
  await expect(page).toHaveURL((url) => url.searchParams.get('copy') === row.id)
  const writings = writingsFor(declaration, row)
  const answer = page.waitForResponse((one) => one.request().method() === 'POST' && new URL(one.url()).pathname === `/api/admin/${name}`)
  await throughSteps(page, declaration, async () => {
    for (const writing of writings) await write(page, writing)
  })
  const created = await answer
  const copy: AnyRow = await created.json()
  expect(created.status(), JSON.stringify(copy)).toBe(201)
  await expect(page).toHaveURL(new RegExp(`/admin/${name}/${copy.id}$`))
  return copy
}

/** Sends the form, through its steps and its review where it has some; `onStep` writes what each step asks for. */
async function throughSteps(page: Page, { steps = [] }: AnyResource, onStep: () => Promise<void>): Promise<void> {
  await submit(page).waitFor()
  await onStep()
  for (const step of steps.keys()) {
    await nextStep(page, step + 2)
    await onStep()
  }
  await submit(page).click()
}

// A field of another step is written when the form stands there.
async function write(page: Page, { path, words }: Writing): Promise<void> {
  const input = page.locator(`#row_${path.join('_')}`)
  if (await input.isVisible()) await input.fill(words)
}

/** Edits a row; what was written is what is kept. */
export async function editAlone({ page }: Walker, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { name } = declaration
  const field = textToChange(declaration)
  if (!field || row[field] == null) return
  await openInAdmin(page, `/admin/${name}/${row.id}/edit`)
  await shownInAdmin(page)
  const mine = await changeText(page, declaration, field)
  await throughSteps(page, declaration, async () => undefined)
  await expect(page).toHaveURL(new RegExp(`/admin/${name}/${row.id}$`))
  const kept = await callAs(page, 'GET', `/${name}/${row.id}`)
  expect(kept[field]).toEqual(mine)
}

/** Edits a row while somebody else does: the second compares, keeps the own words, and the history holds both writes. */
export async function editAgainst(walker: Walker, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { page } = walker
  const { name } = declaration
  const field = textToChange(declaration)
  if (!field || row[field] == null) return
  const before = await callAs(page, 'GET', `/${name}/${row.id}/history`)
  await openInAdmin(page, `/admin/${name}/${row.id}/edit`)
  await shownInAdmin(page)
  const mine = await changeText(page, declaration, field)
  await callAs(page, 'PATCH', `/${name}/${row.id}`, { [field]: othersOf(row[field]) })
  const dialog = page.getByRole('dialog', { name: say(walker, 'conflict.title') })
  await throughSteps(page, declaration, async () => undefined)
  await dialog.getByRole('button', { name: say(walker, 'conflict.takeMine') }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/${name}/${row.id}$`))
  await page.getByRole('tab', { name: say(walker, 'show.history') }).click()
  await expect(page.locator('.act')).toHaveCount(before.length + 2)
  const kept = await callAs(page, 'GET', `/${name}/${row.id}`)
  expect(kept[field]).toEqual(mine)
}

const othersOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([side, words]) => [side, `${words} 2`]))
    : `${value}2`

/** Finds a row in its list, chooses it and deletes it with the bar for many. */
export async function deleteByBar(walker: Walker, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { page } = walker
  const { name, title, fields } = declaration
  await openInAdmin(page, `/admin/${name}`)
  await standsAtList(walker, declaration)
  const words = titleWords(row[title], walker.lang)
  if (fields[title]?.kind !== 'choice') await searchRows(page, words)
  const line = page.locator(`[data-row="${row.id}"]`)
  await line.getByRole('checkbox').click()
  await page.locator('.bulk button.ant-btn-dangerous').last().click()
  await confirm(page)
  await expect(line).toHaveCount(0)
  await expect(page.locator('.bulk')).toHaveCount(0)
}

/** Deletes the row that is shown; it is gone from the list. */
export async function deleteShown(walker: Walker, declaration: AnyResource, row: AnyRow): Promise<void> {
  const { page } = walker
  const { name } = declaration
  await askToDelete(walker, `/admin/${name}/${row.id}`)
  await expect(page).toHaveURL(new RegExp(`/admin/${name}(\\?|$)`))
  await standsAtList(walker, declaration)
  await expect(page.locator(`[data-row="${row.id}"]`)).toHaveCount(0)
}

/** Tries to delete a row that rows of another resource refer to, and reads which. */
export async function refuseDelete(walker: Walker, { name }: AnyResource, { id, by }: Referred): Promise<void> {
  await askToDelete(walker, `/admin/${name}/${id}`)
  const refusal = walker.page.getByRole('dialog', { name: say(walker, 'remove.refused') })
  await expect(refusal.getByRole('listitem').filter({ hasText: labelIn(by.label.many, walker.lang) })).toHaveCount(1)
  await refusal.getByRole('button').last().click()
  await expect(refusal).toBeHidden()
}

async function askToDelete(walker: Walker, path: string): Promise<void> {
  const { page } = walker
  if (new URL(page.url()).pathname !== path) await openInAdmin(page, path)
  await shownInAdmin(page)
  await page.locator('.page-actions button:has(.anticon-delete)').click()
  await confirm(page)
}

const confirm = (page: Page) => page.locator('.ant-modal-confirm-confirm .ant-btn-dangerous').click()

/** A row that others refer to, and the resource of those. */
export type Referred = { id: string; by: AnyResource }

/** A row of this resource that a row of some other one refers to for good; null where none does. */
export async function referredRow(page: Page, { name }: AnyResource, all: readonly AnyResource[]): Promise<Referred | null> {
  for (const by of all.filter(({ partOf }) => !partOf))
    for (const field of relationsTo(by, name)) {
      const rows: AnyRow[] = await callAs(page, 'GET', `/${by.name}?_start=0&_end=20`)
      const row = rows.find((one) => one[field] != null)
      if (row) return { id: String(row[field]), by }
    }
  return null
}

const relationsTo = ({ fields }: AnyResource, to: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'belongsTo' && field.to === to && !field.isPart ? [name] : []))

const titleWords = (value: unknown, lang: Locale): string =>
  typeof value === 'object' && value !== null && lang in value ? String(Reflect.get(value, lang)) : String(value)

/** Chooses a row for which a named act makes no sense now, asks for it in the bar for many and reads why it was not done. */
export async function refuseActByBar(walker: Walker, { actions = {} }: AnyResource, rows: readonly AnyRow[]): Promise<void> {
  const { page } = walker
  const refused = rows.flatMap((row) => Object.entries(actions).flatMap((act) => (isPossible(act[1], row) ? [] : [{ row, act }])))[0]
  if (!refused) return
  const [, act] = refused.act
  await page.locator(`[data-row="${refused.row.id}"]`).getByRole('checkbox').click()
  const label = labelIn(act.label, walker.lang)
  await page.locator('.bulk').getByRole('button', { name: label, exact: true }).click()
  if (act.reason || act.ask) await giveReason(page)
  else await page.locator('.ant-modal-confirm-btns .ant-btn').last().click()
  const result = page.locator('.bulk-refused li')
  await expect(result).toHaveCount(1)
  if (act.otherwise) await expect(result).toContainText(labelIn(act.otherwise, walker.lang))
  await page.locator('.ant-modal-confirm-btns button').last().click()
}

async function giveReason(page: Page): Promise<void> {
  const dialog = page.locator('.ant-modal:has(.ask)')
  const asked = dialog.locator('textarea, input:not([type=hidden], [type=radio], [role=combobox])')
  await asked.first().waitFor()
  for (const input of await asked.all()) await input.fill('سبب للتجربة')
  await dialog.locator('button[type=submit]').click()
}

type NamedAct = NonNullable<AnyResource['actions']>[string]
// Safe: the row is one of the resource that declares the act.
const isPossible = (act: NamedAct, row: AnyRow) => act.when(row as never, new Date().toISOString())

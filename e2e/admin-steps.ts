import { expect, type Page } from '@playwright/test'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'

/** A text of the resource that a walk can change without a thought for other fields, by its name; null where it has none. */
export function textToChange({ fields }: AnyResource): string | null {
  const plain = Object.entries(fields).filter(([, field]) => !field.readOnly && !field.visibleWhen && !('pattern' in field))
  const found =
    plain.find(([, { kind }]) => kind === 'localized' || kind === 'localizedLong') ??
    plain.find(([, { kind }]) => kind === 'text' || kind === 'link')
  return found?.[0] ?? null
}

/** A call of the back office's own API with the session of this browser. */
export async function callAs(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown) {
  const token = await page.evaluate(() => localStorage.getItem('wasl.admin.token'))
  const answer = await page.request.fetch(`/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** The list has the rows it was asked for: those of before stay in sight until then. */
export const isSettled = (page: Page) => expect(page.locator('.list')).toHaveAttribute('aria-busy', 'false')

/** The title of the first row of the list one stands on; null where the house has no row yet and the list says so. */
export async function firstTitle(page: Page): Promise<string | null> {
  await isSettled(page)
  const first = page.locator('.row-title, .empty strong').first()
  await expect(first).toHaveText(/\S/)
  return (await page.locator('.empty').isVisible()) ? null : ((await first.textContent()) ?? '').trim()
}

/** Sorts the list by what it offers first: a head of the table, or the choice above the cards. */
export async function sortRows(page: Page): Promise<void> {
  const head = page.locator('th.ant-table-column-has-sorters').first()
  if (await head.isVisible()) {
    const before = await head.getAttribute('aria-sort')
    await head.click()
    await expect(head).not.toHaveAttribute('aria-sort', before ?? 'none')
    return
  }
  await page.locator('.cards-order').click()
  const choice = page.locator('.ant-select-item-option').nth(1)
  const chosen = ((await choice.textContent()) ?? '').trim()
  await choice.click()
  await expect(page.locator('.cards-order')).toContainText(chosen)
}

/** Adds to the text of a field, in both languages where it has two, and gives what it says now. */
export async function changeText(page: Page, { fields }: AnyResource, field: string): Promise<unknown> {
  const add = async (place: string) => {
    const input = page.locator(`#row_${place}`)
    await expect(input).not.toHaveValue('')
    const words = `${await input.inputValue()}.`
    await input.fill(words)
    return words
  }
  if (!fields[field]?.kind.startsWith('localized')) return add(field)
  return { ar: await add(`${field}_ar`), en: await add(`${field}_en`) }
}

/** Opens the back office in this language and these colours, until the reader chooses otherwise. */
export const preferInAdmin = (page: Page, locale: Locale, mode: 'light' | 'dark' = 'light') =>
  page.addInitScript(
    (kept) => localStorage.getItem('wasl.admin.preferences') ?? localStorage.setItem('wasl.admin.preferences', kept),
    JSON.stringify({ locale, mode }),
  )

/** Turns light into dark and back. */
export const turnTheme = (page: Page): Promise<void> => page.locator('button:has(.anticon-moon, .anticon-sun)').click()

/** Goes to a screen as a link of the back office does: the app stays, so that a walk over all screens does not load it for each. */
export async function openInAdmin(page: Page, path: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/admin')) {
    await page.goto(path)
    return
  }
  await page.evaluate((to) => {
    // The heading that stands here now is not yet the one that is waited for.
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '')
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Screens of the back office load in steps: the heading stands when the row is here, and nothing spins. */
export async function shownInAdmin(page: Page): Promise<void> {
  await page.locator('main h1:visible:not([data-left]), .login h1:visible').first().waitFor()
  await expect(page.locator('.ant-spin-spinning, .ant-skeleton')).toHaveCount(0)
}

import type { Page } from '@playwright/test'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { isAccessible } from '../../accessible.ts'
import { callAs, firstTitle, openInAdmin, preferInAdmin, shownInAdmin, sortRows, textToChange } from '../../admin-steps.ts'
import {
  copyShown,
  deleteByBar,
  deleteShown,
  editAgainst,
  editAlone,
  filterRows,
  openTitled,
  referredRow,
  refuseActByBar,
  refuseDelete,
  refuseEmpty,
  refuseEmptyByApi,
  rowsAPage,
  searchRows,
  standsAtList,
  turnLanguage,
  type Walker,
} from '../../admin-walk.ts'
import { menu } from '../../pages.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'
import { isWhole } from '../../whole.ts'

// A click on what is still opening may miss it: the walk asks for stillness, as readers may.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page, lang }) => {
  await preferInAdmin(page, lang, 'dark')
  await becomeAdmin(page, [])
})

const all = Object.values(menu).flat()
test.setTimeout(isWhole ? 600_000 : 240_000)

for (const [at, [group, declarations]] of Object.entries(menu).entries())
  test(`every resource of the group ${group} is walked through`, async ({ page, lang }) => {
    const walker: Walker = { page, lang }
    await openInAdmin(page, '/admin')
    // Half of the walk is in Arabic.
    if (at % 2 === 1) await turnLanguage(walker)
    // The empty form and the conflict are the same code everywhere: in the browser the first of a group that has a form meets them.
    const first = declarations.find(({ access }) => access.create !== false)
    const whole = [declarations[0], first, ...(isWhole ? declarations : [])]
    for (const declaration of declarations)
      await test.step(declaration.name, async () => {
        await openList(walker, declaration)
        if (whole.includes(declaration)) await walk(walker, declaration, isWhole || declaration === first)
        else await look(walker, declaration)
      })
  })

async function openList(walker: Walker, declaration: AnyResource): Promise<void> {
  // Few rows say as much as many, in a fraction of the time.
  await openInAdmin(walker.page, `/admin/${declaration.name}?pageSize=${rowsAPage}`)
  await standsAtList(walker, declaration)
  await isAccessible(walker.page)
}

async function look(walker: Walker, declaration: AnyResource): Promise<void> {
  const { page } = walker
  if (declaration.access.create !== false) await refuseEmptyByApi(page, declaration)
  const words = await firstTitle(page)
  if (words === null) return
  await openTitled(walker, declaration, words)
  await saveAsFile(page, declaration)
}

async function walk(walker: Walker, declaration: AnyResource, isFirst: boolean): Promise<void> {
  const { page } = walker
  if ((await firstTitle(page)) !== null) await walkRows(walker, declaration, isFirst)
  if (declaration.access.create === false) return
  await refuseEmptyByApi(page, declaration)
  if (isFirst) await refuseEmpty(walker, declaration)
}

async function walkRows(walker: Walker, declaration: AnyResource, isFirst: boolean): Promise<void> {
  const { page } = walker
  const { name, title, fields, access } = declaration
  // Before the rows change their places.
  if (access.create === false) await refuseAct(walker, declaration)
  await filterRows(walker, declaration)
  await sortRows(page)
  // A name that is one of a few words is filtered by, not searched for.
  const words = (await firstTitle(page)) ?? ''
  if (fields[title]?.kind !== 'choice') await searchRows(page, words)
  const row = await openTitled(walker, declaration, words)
  await saveAsFile(page, declaration)
  if (access.create === false) return access.edit === false ? undefined : editAndRestore(walker, declaration, row)
  const copy = await copyShown(walker, declaration, row)
  await (isFirst ? editAgainst : editAlone)(walker, declaration, copy)
  if (access.remove === false) return
  const kept = await callAs(page, 'GET', `/${name}/${copy.id}`)
  const referred = await referredRow(page, declaration, all)
  if (!referred) return deleteShown(walker, declaration, kept)
  await deleteByBar(walker, declaration, kept)
  await refuseDelete(walker, declaration, referred)
}

// That the button gives the file is tried once, below: here, that each resource has one.
async function saveAsFile(page: Page, { name }: AnyResource): Promise<void> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('wasl.admin.token'))}`
  const file = await page.request.get(`/api/admin/${name}/export.csv`, { headers: { authorization } })
  expect(file.headers()['content-disposition']).toContain(`${name}.csv`)
  expect((await file.text()).trim().split('\n').length).toBeGreaterThan(1)
}

async function editAndRestore(walker: Walker, declaration: AnyResource, row: AnyRow): Promise<void> {
  await editAgainst(walker, declaration, row)
  const field = textToChange(declaration)
  if (field) await callAs(walker.page, 'PATCH', `/${declaration.name}/${row.id}`, { [field]: row[field] })
}

async function refuseAct({ page, lang }: Walker, declaration: AnyResource): Promise<void> {
  const ids = await page.locator('[data-row]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-row') ?? ''))
  if (!declaration.actions || ids.length === 0) return
  const rows: AnyRow[] = await callAs(page, 'GET', `/${declaration.name}?_start=0&_end=1000`)
  await refuseActByBar(
    { page, lang },
    declaration,
    rows.filter(({ id }) => ids.includes(String(id))),
  )
}

test('the back office turns to the other language, and stays there when it is opened again', async ({ page, lang }) => {
  const walker: Walker = { page, lang }
  await openInAdmin(page, '/admin')
  await turnLanguage(walker)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'ltr' : 'rtl')
})

test('what a list shows is saved as a file', async ({ page, say }) => {
  await openInAdmin(page, `/admin/${all[0]?.name}`)
  await shownInAdmin(page)
  await firstTitle(page)
  await page.getByRole('button', { name: say('admin:list.export') }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: say('admin:list.exportCsv') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
})

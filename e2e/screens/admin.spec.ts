import {
  arabicOf,
  callAs,
  enter,
  firstTitle,
  lengthen,
  openInAdmin,
  preferInAdmin,
  sendForm,
  shownInAdmin,
  sortRows,
  textToChange,
} from '../admin-steps.ts'
import { menu } from '../pages.ts'
import { expect, test } from '../test.ts'

test.setTimeout(240_000)
test.use({ trace: 'off' })

test.beforeEach(async ({ page, lang }) => {
  await preferInAdmin(page, lang)
  await enter(page)
})

for (const [group, declarations] of Object.entries(menu)) {
  const editable = declarations.filter(({ access }) => access.edit !== false)

  test(`every list of the group ${group} opens, is searched, sorted and saved as a file`, async ({ page, say }) => {
    for (const { name, title, fields } of declarations)
      await test.step(name, async () => {
        await openInAdmin(page, `/admin/${name}`)
        await shownInAdmin(page)
        const first = await firstTitle(page)
        if (first === null) return
        await sortRows(page)
        // A name that is one of a few words is filtered by, not searched for.
        if (fields[title]?.kind === 'choice') return
        const search = page.locator('.list-tools input').first()
        await search.fill(first)
        await search.press('Enter')
        await expect(page).toHaveURL(/filters/)
        await expect(page.locator('.row-title').filter({ hasText: first }).first()).toBeVisible()
      })
    // That each gives its rows as a file is tried where the file is made; here, that the button does.
    await expect(async () => {
      await page.getByRole('button', { name: say('admin:list.export') }).click()
      const csv = page.getByRole('menuitem', { name: say('admin:list.exportCsv') })
      const [file] = await Promise.all([page.waitForEvent('download', { timeout: 3000 }), csv.click()])
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
    }).toPass({ timeout: 15_000 })
  })

  test(`every row of the group ${group} is shown with its history, and an empty new one refused`, async ({ page, say }) => {
    for (const { name, access } of declarations)
      await test.step(name, async () => {
        await openInAdmin(page, `/admin/${name}`)
        await shownInAdmin(page)
        const title = await firstTitle(page)
        if (title !== null) {
          await page.locator('.row-title').first().click()
          await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
          await page.getByRole('tab', { name: say('admin:show.history') }).click()
          await expect(page.locator('.act, .none').first()).toBeVisible()
        }
        if (access.create === false) return
        await openInAdmin(page, `/admin/${name}/create`)
        await shownInAdmin(page)
        await page.locator('.form-end button[type=submit]').click()
        await expect(page.locator('.summary')).toBeFocused()
        await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible()
      })
  })

  test(`every resource of the group ${group} that can be edited saves a change and remembers it`, async ({ page, say }) => {
    for (const declaration of editable)
      await test.step(declaration.name, async () => {
        const { name } = declaration
        const field = textToChange(declaration)
        const [row] = await callAs(page, 'GET', `/${name}?_start=0&_end=1`)
        if (!field || !row?.[field]) return
        const before = await callAs(page, 'GET', `/${name}/${row.id}/history`)
        await openInAdmin(page, `/admin/${name}/${row.id}/edit`)
        await shownInAdmin(page)
        await lengthen(page, declaration, field)
        await sendForm(page, `/admin/${name}/${row.id}`)
        await expect(page.getByText(`${arabicOf(row[field])}.`).first()).toBeVisible()
        await page.getByRole('tab', { name: say('admin:show.history') }).click()
        await expect(page.locator('.act')).toHaveCount(before.length + 1)
        await callAs(page, 'PATCH', `/${name}/${row.id}`, { [field]: row[field] })
      })
  })
}

test('of two who edit one row the second compares and chooses', async ({ page, say }) => {
  const declaration = Object.values(menu)
    .flat()
    .find(({ access, fields }) => access.edit !== false && Object.values(fields).some(({ kind }) => kind === 'localized'))
  const field = declaration && textToChange(declaration)
  if (!declaration || !field) throw new Error('no resource can be edited')
  const { name } = declaration
  const [row] = await callAs(page, 'GET', `/${name}?_start=0&_end=1`)
  await openInAdmin(page, `/admin/${name}/${row.id}/edit`)
  await shownInAdmin(page)
  await lengthen(page, declaration, field)
  await callAs(page, 'PATCH', `/${name}/${row.id}`, { [field]: { ar: `${row[field].ar} ٢`, en: `${row[field].en} 2` } })
  await page.getByRole('button', { name: say('admin:form.save'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('admin:conflict.title') })
  await expect(dialog).toContainText(`${row[field].ar} ٢`)
  await dialog.getByRole('button', { name: say('admin:conflict.takeMine') }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/${name}/${row.id}$`))
  const kept = await callAs(page, 'GET', `/${name}/${row.id}`)
  expect(kept[field]).toEqual({ ar: `${row[field].ar}.`, en: `${row[field].en}.` })
  await callAs(page, 'PATCH', `/${name}/${row.id}`, { [field]: row[field] })
})

test('the back office turns to the other language and back', async ({ page, lang }) => {
  const [here, there] = lang === 'ar' ? ['rtl', 'ltr'] : ['ltr', 'rtl']
  const turn = page.locator('header button[lang]')
  await expect(page.locator('html')).toHaveAttribute('dir', here ?? '')
  await turn.click()
  await expect(page.locator('html')).toHaveAttribute('dir', there ?? '')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', there ?? '')
  await turn.click()
  await expect(page.locator('html')).toHaveAttribute('dir', here ?? '')
})
